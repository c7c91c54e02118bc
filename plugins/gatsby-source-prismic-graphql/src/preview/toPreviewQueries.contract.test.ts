import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { GraphQLResolveInfo, GraphQLSchema, IntrospectionQuery } from 'graphql';
import { buildClientSchema, getIntrospectionQuery, graphql, parse, print, visit } from 'graphql';
import type { ContentService } from '../../test/startContentService';
import { startContentService } from '../../test/startContentService';
import { createPrismicSchema } from '../schema/createPrismicSchema';
import { toPrismicQuery, toVariables } from '../schema/toPrismicQuery';
import type { PreviewClient } from './createPreviewClient';
import { createPreviewClient } from './createPreviewClient';
import { findReferences, toGatsbyData } from './readResponse';
import { toPreviewQueries } from './toPreviewQueries';

// Runs every query of this site as a build does and as a preview does. The results for the same content
// must be the same.

const root = path.resolve(__dirname, '../../../..');

/** A linked document has no page, so its links must have no URL. */
const urlOf = (id: string) => (id === 'page-styrkir-is' ? null : `/at/${id}/`);

let service: ContentService;
let client: PreviewClient;
let ref: string;
let repositorySchema: GraphQLSchema;
let mounted: GraphQLSchema;

beforeAll(async () => {
  const own = path.join(root, 'content-service');
  service = await startContentService({}, [
    ...['--types', path.join(root, 'customtypes')],
    ...['--documents', path.join(own, 'documents')],
    ...['--media', path.join(own, 'media')],
  ]);
  const { refs } = (await (await fetch(`${service.url}/api/v2`)).json()) as {
    refs: { ref: string }[];
  };
  ref = refs[0]?.ref ?? '';
  client = createPreviewClient({ graphql: `${service.url}/graphql`, useGETForQueries: true });
  const response = await client({ query: getIntrospectionQuery(), variables: {}, ref });
  const introspection = response as unknown as IntrospectionQuery;
  repositorySchema = buildClientSchema(introspection);
  const resolve = (
    _source: unknown,
    _args: unknown,
    _context: unknown,
    info: GraphQLResolveInfo,
  ) => {
    const converted = toPrismicQuery(info, repositorySchema);
    if (!converted) return {};
    const variables = toVariables(converted, info.variableValues);
    return client({ query: print(converted.document), variables, ref });
  };
  mounted = createPrismicSchema(introspection, resolve, urlOf);
});
afterAll(() => service.close());

/** The site's queries with the fragments that they use, as Gatsby compiles them. */
function compile(): Map<string, string> {
  const source = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('test/'))
    .map((file) => readFileSync(path.join(root, 'src', file), 'utf8'))
    .flatMap((code) => [...code.matchAll(/graphql`([^`]*)`/g)].map(([, text = '']) => text));
  const { definitions } = parse(source.join('\n'));
  const named = new Map(
    definitions.flatMap((each) => ('name' in each && each.name ? [[each.name.value, each]] : [])),
  );
  const texts = new Map<string, string>();
  for (const definition of definitions) {
    if (definition.kind !== 'OperationDefinition') continue;
    const used = new Set([definition.name?.value ?? '']);
    for (const name of used) {
      const found = named.get(name);
      if (found) visit(found, { FragmentSpread: (spread) => void used.add(spread.name.value) });
    }
    texts.set(
      definition.name?.value ?? '',
      [...used].map((name) => print(named.get(name) ?? definition)).join('\n'),
    );
  }
  return texts;
}

async function queryAsGatsby(text: string, variableValues: Record<string, unknown>) {
  // The other fields of a query are Gatsby's own.
  const source = print(
    visit(parse(text), {
      OperationDefinition: (operation) => ({
        ...operation,
        selectionSet: {
          ...operation.selectionSet,
          selections: operation.selectionSet.selections.filter(
            (field) => field.kind === 'Field' && field.name.value === 'prismic',
          ),
        },
      }),
    }),
  );
  const { data, errors } = await graphql({ schema: mounted, source, variableValues });
  expect(errors).toBeUndefined();
  return data?.prismic;
}

async function queryAsPreview(source: string, context: Record<string, unknown>) {
  const queries = toPreviewQueries(source, repositorySchema);
  const responses = queries.map(async (preview) => {
    const variables = Object.fromEntries(preview.variables.map((name) => [name, context[name]]));
    const response = await client({ query: preview.query, variables, ref });
    return [preview.key, toGatsbyData(response, preview, urlOf), response] as const;
  });
  return Promise.all(responses);
}

/** Removes the fields that our queries add: both responses contain them, but Gatsby's data does not. */
const added = /^(__typename|document(Id|Uid|Type|Lang))$/;
function withoutAdded(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, each: unknown) => (added.test(key) ? undefined : each)),
  );
}

const texts = compile();
/** The type of the document in a page query, for the page of a document. */
const typeOf = (source: string) => /\b(\w+)\(\s*uid: \$uid/.exec(source)?.[1];
const names = [...texts.keys()].filter((name) => texts.get(name)?.includes('prismic {'));

test('the site has queries', () => {
  expect(names).toEqual(expect.arrayContaining(['HomePage', 'Site', 'ProjectsPage']));
  const types = [...texts.values()].flatMap((source) => typeOf(source) ?? []);
  const known = ['article', 'association', 'association_page', 'page', 'project'];
  expect(types).toEqual(expect.arrayContaining(known));
});

test.each(names.flatMap((name) => ['is', 'en-us'].map((lang) => [name, lang] as const)))(
  '%s has the same result in a preview and in a build: %s',
  async (name, lang) => {
    const source = texts.get(name) ?? '';
    const type = typeOf(source);
    const q = type ? `[[at(document.type,"${type}")]]` : '[]';
    const search = new URLSearchParams({ ref, lang, q, pageSize: '2' });
    const found = await fetch(`${service.url}/api/v2/documents/search?${search}`);
    const { results } = (await found.json()) as { results: { id: string; uid: string }[] };
    const [{ id, uid } = { id: '', uid: '' }, neighbour] = results;
    const context = {
      half: 2,
      ...{ id, uid, lang, associationId: id },
      ...{ paginationPreviousUid: '', paginationNextUid: neighbour?.uid ?? '' },
    };
    const [published, preview] = await Promise.all([
      queryAsGatsby(source, context),
      queryAsPreview(source, context),
    ]);
    const data = Object.fromEntries(preview.map(([key, gatsbyData]) => [key, gatsbyData]));
    expect(withoutAdded(data)).toEqual(withoutAdded({ prismic: published }));
    const addresses = [...JSON.stringify(data).matchAll(/"\/at\/([^/]+)\/"/g)];
    if (type) expect(addresses).not.toEqual([]);
    // Every document with a URL is also a reference, so that a preview can load its current URL.
    const known = findReferences(preview.map(([, , response]) => response)).map((each) => each.id);
    expect(known).toEqual(expect.arrayContaining(addresses.map(([, linked]) => linked)));
  },
);
