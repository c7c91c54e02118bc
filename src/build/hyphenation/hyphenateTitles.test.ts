import { buildSchema, graphqlSync, type GraphQLFieldResolver } from 'graphql';
import { hyphenateTitles } from './hyphenateTitles';

const long = 'Snjóflóðavarnargarðurinn';

const schema = buildSchema(`
  scalar Json
  type Meta { lang: String }
  type PRISMIC_Article { _meta: Meta title: Json place: String }
  type PRISMIC_Menu { title: Json }
  type Query { article: PRISMIC_Article }
`);

/** Asks for an article as Gatsby does, whose resolvers know the one that they replace. */
function ask(selection: string, article: object) {
  const resolvers = hyphenateTitles(schema);
  const byDefault: GraphQLFieldResolver<Record<string, unknown>, unknown> = (
    source,
    _args,
    _context,
    { fieldName },
  ) => source[fieldName];
  const { data } = graphqlSync({
    schema,
    source: `{ article { ${selection} } }`,
    rootValue: { article },
    fieldResolver: (source, args, context, info) => {
      const own = resolvers[info.parentType.name];
      return own && info.fieldName === 'title'
        ? own.title.resolve(source, args, context, { ...info, originalResolver: byDefault })
        : byDefault(source, args, context, info);
    },
  });
  return data?.['article'] as { title: unknown };
}

const block = (text: string) => ({ type: 'heading1', text, spans: [] });

it('says where the long words of a title may break, and leaves the text as it is', () => {
  const article = { _meta: { lang: 'is' }, title: [block(long)] };
  expect(ask('_meta { lang } title', article).title).toEqual([
    { ...block(long), hyphenated: 'Snjóflóða\u00ADvarn\u00ADar\u00ADgarð\u00ADurinn' },
  ]);
});

it.each([
  ['short words', { _meta: { lang: 'is' }, title: [block('Hús')] }],
  ['a language that the site does not speak', { _meta: { lang: 'xx-xx' }, title: [block(long)] }],
  ['no language', { title: [block(long)] }],
  ['no title', { _meta: { lang: 'is' }, title: null }],
])('adds nothing to %s', (_, article) => {
  expect(ask('title', article).title).toEqual(article.title);
});

it('concerns documents alone', () => {
  expect(Object.keys(hyphenateTitles(schema))).toEqual(['PRISMIC_Article']);
});
