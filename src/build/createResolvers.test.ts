import { buildSchema } from 'graphql';
import { queryAsGatsby } from '../test/queryAsGatsby';
import { prepareFields } from './createResolvers';

const schema = buildSchema(`
  scalar PRISMIC_Json
  type PRISMIC_Meta { url: String, lang: String }
  type PRISMIC__ExternalLink { url: String! }
  type PRISMIC__FileLink { url: String! }
  type PRISMIC_GroupPrimary { url: String, title: String }
  type PRISMIC_Page {
    _meta: PRISMIC_Meta title: PRISMIC_Json content: PRISMIC_Json lead: PRISMIC_Json place: String
    amount: String opening_hours: String
    link: PRISMIC__ExternalLink file: PRISMIC__FileLink group: PRISMIC_GroupPrimary
  }
  type Other { url: String }
  type Query { page: PRISMIC_Page }
`);

/** Queries a page, with Gatsby's nodes in the context. */
function query(selection: string, page: object, siteUrl = 'https://example.is') {
  const getNodeById = jest.fn(() => ({ siteMetadata: { siteUrl } }));
  const { data, errors } = queryAsGatsby(schema, prepareFields(schema), {
    source: `{ page { ${selection} } }`,
    rootValue: { page },
    contextValue: { nodeModel: { getNodeById } },
  });
  expect(errors).toBeUndefined();
  // Gatsby repeats the query if this node changes.
  expect(getNodeById).toHaveBeenCalledWith({ id: 'Site', type: 'Site' });
  return data?.['page'] as Record<string, unknown>;
}

const linked = (url: string) => ({
  type: 'paragraph',
  text: 'Orð',
  spans: [{ start: 0, end: 3, type: 'hyperlink', data: { link_type: 'Web', url } }],
});

it('reads the links of texts, of link fields and of text fields', () => {
  const page = {
    lead: [linked('www.example.org')],
    link: { url: 'info@example.org' },
    group: { url: 'verkefni/' },
  };
  expect(query('lead link { url } group { url }', page)).toEqual({
    lead: [linked('https://www.example.org')],
    link: { url: 'mailto:info@example.org' },
    group: { url: '/verkefni/' },
  });
});

it('reads the links in the cells of a table', () => {
  const tableOf = (url: string) => ({
    head: null,
    body: { rows: [{ cells: [{ type: 'data', content: [linked(url)] }] }] },
  });
  const page = { content: tableOf('info@example.org') };
  expect(query('content', page)).toEqual({ content: tableOf('mailto:info@example.org') });
});

it('makes a path of the full address of the own site, whatever that is', () => {
  const page = { link: { url: 'https://www.example.is/verkefni/' } };
  expect(query('link { url }', page)).toEqual({ link: { url: '/verkefni/' } });
  expect(query('link { url }', page, 'https://other.is')).toEqual(page);
});

it('binds numbers in texts, and hyphenates rich texts in the language of the document', () => {
  const block = (text: string) => ({ type: 'paragraph', text, spans: [] });
  const page = {
    _meta: { lang: 'is' },
    title: [block('Snjóflóðavarnargarðurinn')],
    lead: [block('Um Snjóflóðavarnargarðinn, 5. mars')],
    place: 'Bryggjustétt 4',
    amount: '100.000 kr.',
    opening_hours: 'sunnudaga kl. 12–17',
  };
  expect(query('title lead place amount opening_hours', page)).toEqual({
    title: [{ ...page.title[0], hyphenated: expect.stringContaining('Snjóflóða\u00ADvarn') }],
    lead: [
      {
        ...block('Um Snjóflóðavarnargarðinn, 5.\u00A0mars'),
        hyphens: expect.arrayContaining([12]),
      },
    ],
    place: 'Bryggjustétt\u00A04',
    amount: '100.000\u00A0kr.',
    opening_hours: 'sunnudaga kl.\u00A012–17',
  });
});

it('leaves a text that is no address to the report of toLink, and empty fields empty', () => {
  const page = { link: { url: 'stólar' }, group: { url: null }, lead: null };
  expect(query('link { url } group { url } lead', page)).toEqual(page);
});

it('adds no resolvers to addresses that no editor types', () => {
  expect(Object.keys(prepareFields(schema))).toEqual([
    'PRISMIC__ExternalLink',
    'PRISMIC_GroupPrimary',
    'PRISMIC_Page',
  ]);
});

it.each(['title', 'place', 'amount', 'opening_hours', 'group { url }'])(
  'makes a query of only %s depend on the site, which changes with this code',
  (selection) => {
    const texts = { title: [], place: 'a', amount: 'a', opening_hours: 'a', group: { url: 'a' } };
    query(selection, texts);
  },
);
