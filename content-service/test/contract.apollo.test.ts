import { ApolloClient, HttpLink, InMemoryCache, gql } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { createClient } from '@prismicio/client';
import { buildClientSchema, getIntrospectionQuery, isAbstractType } from 'graphql';
import type { IntrospectionQuery } from 'graphql';
import type { ContentService, ContentServiceOptions } from '../src/startContentService';
import { serve } from './content';
import type { TestContent } from './content';
import { recipeContent } from './recipes';

// Apollo Client with the official client's `graphQLFetch`, as Prismic's documentation combines
// them.

let content: TestContent;
let service: ContentService;
beforeAll(async () => {
  content = await recipeContent();
  content.write('documents/drafts/is/cook/bjarni.json', {
    ...{ id: 'cook-bjarni-is', uid: 'bjarni', type: 'cook', lang: 'is' },
    data: { name: 'Bjarni' },
  });
  service = await serve(content);
});
afterAll(async () => {
  await service.close();
  content.remove();
});

function apolloOf(
  { url }: ContentService,
  {
    accessToken,
    possibleTypes = {},
  }: { accessToken?: string; possibleTypes?: Record<string, string[]> } = {},
) {
  const prismic = createClient('acme', {
    documentAPIEndpoint: `${url}/api/v2`,
    ...(accessToken ? { accessToken } : {}),
  });
  return new ApolloClient({
    link: new HttpLink({
      uri: `${url}/graphql`,
      fetch: prismic.graphQLFetch as typeof fetch,
      useGETForQueries: true,
    }),
    cache: new InMemoryCache({ possibleTypes }),
  });
}

async function withService(
  options: ContentServiceOptions,
  run: (service: ContentService) => Promise<void>,
): Promise<void> {
  const other = await serve(content, options);
  try {
    await run(other);
  } finally {
    await other.close();
  }
}

type NotePage = {
  allNotes: {
    totalCount: number;
    pageInfo: {
      hasNextPage: boolean;
      hasPreviousPage: boolean;
      startCursor: string;
      endCursor: string;
    };
    edges: { cursor: string; node: { number: number } }[];
  };
};

const notesQuery = gql`
  query Notes($first: Int, $after: String, $last: Int, $before: String) {
    allNotes(sortBy: number_ASC, first: $first, after: $after, last: $last, before: $before) {
      totalCount
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
      edges {
        cursor
        node {
          number
        }
      }
    }
  }
`;

test('queries a document with variables', async () => {
  const { data } = await apolloOf(service).query<{
    recipe: { summary: string; _meta: { id: string } };
  }>({
    query: gql`
      query Recipe($uid: String!, $lang: String!) {
        recipe(uid: $uid, lang: $lang) {
          summary
          _meta {
            id
          }
        }
      }
    `,
    variables: { uid: 'kjotsupa', lang: 'is' },
  });
  expect(data?.recipe).toMatchObject({
    __typename: 'Recipe',
    summary: 'Súpa með kjöti',
    _meta: { id: 'recipe-kjotsupa-is' },
  });
});

test.each([
  ['20', {}, [20, 5]],
  ['100', { graphql: { pageLimit: 100 } }, [25]],
])('pages forwards by cursor, with %s documents at most', async (_limit, options, sizes) => {
  await withService(options, async (other) => {
    const client = apolloOf(other);
    const pages: number[][] = [];
    let after = '';
    for (let isMore = true; isMore;) {
      const { data } = await client.query<NotePage>({
        query: notesQuery,
        variables: { first: 100, after },
      });
      if (!data) throw new Error('no data');
      pages.push(data.allNotes.edges.map(({ node }) => node.number));
      after = data.allNotes.pageInfo.endCursor;
      isMore = data.allNotes.pageInfo.hasNextPage;
    }
    expect(pages.map((page) => page.length)).toEqual(sizes);
    expect(pages.flat()).toEqual(Array.from({ length: 25 }, (_, index) => index));
  });
});

test('pages backwards by cursor', async () => {
  const client = apolloOf(service);
  const seen: number[] = [];
  let before: string | null = null;
  for (let isMore = true; isMore;) {
    const variables: Record<string, unknown> = { last: 10, before };
    const { data }: { data?: NotePage | undefined } = await client.query<NotePage>({
      query: notesQuery,
      variables,
    });
    if (!data) throw new Error('no data');
    seen.unshift(...data.allNotes.edges.map(({ node }) => node.number));
    before = data.allNotes.pageInfo.startCursor;
    isMore = data.allNotes.pageInfo.hasPreviousPage;
  }
  expect(seen).toEqual(Array.from({ length: 25 }, (_, index) => index));
});

test('reads unions and interfaces with the possible types from introspection', async () => {
  const response = await createClient('acme', {
    documentAPIEndpoint: `${service.url}/api/v2`,
  }).graphQLFetch(
    `${service.url}/graphql?${new URLSearchParams({ query: getIntrospectionQuery() })}`,
  );
  const { data: introspection } = (await response.json()) as { data: IntrospectionQuery };
  const schema = buildClientSchema(introspection);
  const possibleTypes = Object.fromEntries(
    Object.values(schema.getTypeMap())
      .filter(isAbstractType)
      .map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]),
  );
  expect(possibleTypes._Document).toEqual(
    expect.arrayContaining(['Recipe', 'Cook', 'Settings', 'Note']),
  );

  const { data } = await apolloOf(service, { possibleTypes }).query<{ recipe: object }>({
    query: gql`
      fragment Linked on _Linkable {
        _linkType
        ... on _Document {
          _meta {
            uid
          }
        }
        ... on _ExternalLink {
          url
        }
      }
      {
        recipe(uid: "kjotsupa", lang: "is") {
          cook {
            ...Linked
          }
          site {
            ...Linked
          }
          body {
            ... on RecipeBodyHero {
              variation {
                ... on RecipeBodyHeroDefault {
                  items {
                    link {
                      ...Linked
                    }
                  }
                }
              }
            }
          }
        }
      }
    `,
  });
  expect(data?.recipe).toMatchObject({
    cook: { __typename: 'Cook', _linkType: 'Link.document', _meta: { uid: 'anna' } },
    site: { __typename: '_ExternalLink', _linkType: 'Link.web', url: 'https://example.org' },
    body: [
      { __typename: 'RecipeBodySideNote' },
      { __typename: 'RecipeBodyHero' },
      { variation: { items: [{ link: { url: 'https://example.org' } }] } },
    ],
  });
});

/** The status and messages of a response that Apollo rejects for its status. */
async function rejected(client: ApolloClient, query: string): Promise<[number, string[]]> {
  const error: unknown = await client.query({ query: gql(query) }).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!ServerError.is(error))
    throw new Error(`The server did not reject the query: ${String(error)}`);
  const { errors } = JSON.parse(error.bodyText) as { errors: { message: string }[] };
  return [error.statusCode, errors.map(({ message }) => message)];
}

test('errors of a query reach Apollo with their status and messages', async () => {
  const client = apolloOf(service);
  expect(await rejected(client, '{ nope }')).toEqual([
    400,
    ['Cannot query field "nope" on type "Query". Did you mean "note"?'],
  ]);
  const nest = (levels: number): string =>
    levels === 0 ? '_linkType' : `_linkType ... on Recipe { cook { ${nest(levels - 1)} } }`;
  expect(await rejected(client, `{ recipe(uid: "kjotsupa", lang: "is") { ${nest(9)} } }`)).toEqual([
    400,
    ['Max query depth 9 is reached.'],
  ]);
});

test('an error while a query runs is a GraphQL error, not a network error', async () => {
  const { data, error } = await apolloOf(service).query({
    query: gql`
      {
        allNotes(first: -1) {
          totalCount
        }
      }
    `,
    errorPolicy: 'all',
  });
  expect(data).toBeFalsy();
  expect(CombinedGraphQLErrors.is(error) && error.errors[0]?.message).toContain(
    'cannot be negative',
  );
});

test('a client with the access token can read a private repository', async () => {
  const accessToken = 'MC5YZW50Lk5v';
  await withService({ accessToken }, async (other) => {
    const query = gql`
      {
        allCooks {
          totalCount
        }
      }
    `;
    const { data } = await apolloOf(other, { accessToken }).query({ query });
    expect(data).toMatchObject({ allCooks: { totalCount: 1 } });
    await expect(apolloOf(other).query({ query })).rejects.toThrow('Invalid access token');
  });
});

test('a preview through the official client shows unpublished content', async () => {
  const opened = await fetch(`${service.url}/previews?document=bjarni`, { method: 'POST' });
  const { token } = (await opened.json()) as { token: string };
  const query = gql`
    {
      cook(uid: "bjarni", lang: "is") {
        name
        _meta {
          firstPublicationDate
        }
      }
    }
  `;
  const prismic = createClient('acme', { documentAPIEndpoint: `${service.url}/api/v2` });
  const preview = encodeURIComponent(JSON.stringify({ 'acme.prismic.io': { preview: token } }));
  prismic.enableAutoPreviewsFromReq({
    headers: { cookie: `io.prismic.preview=${preview}` },
  });
  const client = new ApolloClient({
    link: new HttpLink({
      uri: `${service.url}/graphql`,
      fetch: prismic.graphQLFetch as typeof fetch,
      useGETForQueries: true,
    }),
    cache: new InMemoryCache(),
  });
  expect((await client.query({ query })).data).toMatchObject({
    cook: { name: 'Bjarni', _meta: { firstPublicationDate: null } },
  });
  expect((await apolloOf(service).query({ query })).data).toEqual({ cook: null });
});

test('a query that Apollo sends as POST is rejected', async () => {
  const client = new ApolloClient({
    link: new HttpLink({
      uri: `${service.url}/graphql`,
      headers: { 'prismic-ref': service.ref() },
    }),
    cache: new InMemoryCache(),
  });
  expect(await rejected(client, '{ allNotes { totalCount } }')).toEqual([
    403,
    ['Only GET is allowed here, with the query in the parameter "query".'],
  ]);
});
