import { mutate } from './mutate';
import type { SeededRandom } from './seededRandom';

/** A request as sent over the network. */
export type RandomRequest = { method: string; path: string; headers: Record<string, string> };

type Params = [name: string, value: string][];

const paths = [
  'document.id',
  'document.type',
  'document.tags',
  'document.lang',
  'document.first_publication_date',
  'document',
  'my.recipe.title',
  'my.recipe.uid',
  'my.recipe.minutes',
  'my.recipe.cooked',
  'my.recipe.moment',
  'my.recipe.place',
  'my.recipe.vegan',
  'my.recipe.cook',
  'my.recipe.body',
  'my.recipe.ingredients',
  'my.recipe.ingredients.name',
  'my.recipe.nope',
  'my.nope.x',
  'my.note.number',
  'my.__proto__.x',
];
const functions = [
  ...['at', 'not', 'any', 'in', 'has', 'missing', 'fulltext', 'similar', 'geopoint.near'],
  ...['number.gt', 'number.lt', 'number.inRange', 'date.before', 'date.after', 'date.between'],
  ...['date.year', 'date.month', 'date.month-after', 'date.day-of-week', 'date.day-of-week-before'],
  ...['date.day-of-month', 'date.hour', 'date.hour-after', 'nope', 'toString'],
];
const values = [
  ...['"recipe"', '"kjotsupa"', '"súpa"', '""', '"\\""', '0', '90', '-1.5', '1e400', 'true', '[]'],
  ...['["a", "b"]', '["recipe","note"]', '[[1]]', '"2026-01-31"', '1769817600000', '"February"'],
  ...['"2026-01-31T18:30:00+0000"', '64.1', '-21.9', '"0000-99-99"', '99999999999999999999'],
];
const queries = [
  '{ allRecipes(first: 3, lang: "*") { totalCount pageInfo { hasNextPage endCursor } edges { cursor node { title _meta { uid } } } } }',
  'query A($uid: String!, $lang: String!) { recipe(uid: $uid, lang: $lang) { ...f body { ... on RecipeBodyHero { variation { ... on RecipeBodyHeroDefault { primary { heading } } } } } } } fragment f on Recipe { title cook { _linkType ... on Cook { name } } }',
  '{ _allDocuments(fulltext: "súpa", tags_in: ["súpa"], similar: { documentId: "recipe-kjotsupa-is", max: 5 }) { edges { node { _meta { id } } } } }',
  'query B($where: WhereRecipe, $sortBy: SortRecipey, $after: String) { allRecipes(where: $where, sortBy: $sortBy, after: $after, last: 2) { edges { node { minutes } } } }',
  '{ allNotes(where: { number_range: [1, 5], number_gt: 2 }, sortBy: number_DESC, before: "YXJyYXljb25uZWN0aW9uOjQ=") { edges { node { number } } } }',
  '{ __schema { types { name fields(includeDeprecated: true) { name type { ofType { name } } } } } __type(name: "Recipe") { name } }',
  'mutation { a } subscription { b }',
];
const variables = [
  '{"uid": "kjotsupa", "lang": "is"}',
  '{"where": {"minutes_gt": 1, "ingredients": {"name": "Rófa"}}, "sortBy": "title_ASC", "after": ""}',
  '{"uid": null, "lang": 1}',
  '[]',
  'null',
  '{',
];
const mediaFiles = [
  'soup.png',
  'list.pdf',
  'nope.png',
  '../repository.json',
  '%2e%2e/x',
  '%00',
  '.',
];
const methods = ['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'];
const invalidInHeaders = /[^\t\x20-\x7e\x80-\xff]/g;
const invalidInAddresses = /[^\x21-\x7e]/gu;

/** Values of the running service, for requests that are almost valid. */
export type Known = { host: string; ref: string; preview: string };

/** A request to any of the routes: valid, almost valid, or far from valid. */
export function randomRequest(random: SeededRandom, known: Known): RandomRequest {
  const [path, params, headers] = random.pick([search, search, search, graphql, graphql, others])(
    random,
    known,
  );
  const mutated = random.oneIn(3) ? mutate(path, random) : path;
  return {
    method: random.oneIn(12) ? random.pick(methods) : 'GET',
    path: address(mutated, params, random),
    headers: Object.fromEntries(
      [...Object.entries(headers), ...otherHeaders(random, known)].map(
        ([name, value]): [string, string] => [name, value.replace(invalidInHeaders, '')],
      ),
    ),
  };
}

type Make = (random: SeededRandom, known: Known) => [string, Params, Record<string, string>];

const search: Make = (random, known) => {
  const params: Params = [['ref', refOf(random, known)]];
  for (let count = random.below(3); count > 0; count -= 1) {
    params.push(['q', sometimes(queryText(random), random)]);
  }
  const optional: Params = [
    ['orderings', `[${random.pick(paths)} desc, ${random.pick(paths)}]`],
    ['pageSize', random.pick(['0', '1', '100', '101', '-1', '1e9', 'x', ''])],
    ['page', random.pick(['0', '1', '2', '99999999999999999999', '1.5'])],
    ['lang', random.pick(['*', 'is', 'en-us', 'xx', ''])],
    ['after', random.pick(['recipe-kjotsupa-is', 'nope', ''])],
    ['fetch', 'recipe.title, recipe.ingredients.name,note'],
    ['fetchLinks', '[cook.name,recipe.title]'],
    [
      'graphQuery',
      '{ recipe { title cook { ...on cook { name } } body { ...on hero { variation } } } }',
    ],
    ['routes', '[{"type":"recipe","path":"/:lang?/:uid","resolvers":{"cook":"cook"}}]'],
    ['brokenRoute', '/404'],
    ['access_token', 'x'],
    ['integrationFieldsRef', 'x'],
  ];
  for (const [name, value] of optional) {
    if (random.oneIn(5)) params.push([name, sometimes(value, random)]);
  }
  return ['/api/v2/documents/search', params, {}];
};

const graphql: Make = (random, known) => {
  const params: Params = [['query', sometimes(random.pick(queries), random)]];
  if (random.oneIn(2)) params.push(['variables', sometimes(random.pick(variables), random)]);
  if (random.oneIn(6)) params.push(['operationName', random.pick(['A', 'B', '', '__proto__'])]);
  const headers = random.oneIn(8) ? undefined : { 'prismic-ref': refOf(random, known) };
  return ['/graphql', params, headers ?? {}];
};

const others: Make = (random, known) => {
  const route = random.pick([
    ...['/', '/api', '/api/v1', '/api/v2', '/api/v2/tags', '/preview', '/auth', '/nope', '//', '*'],
    ...[
      '/previews',
      new URL(known.preview).pathname,
      `${new URL(known.preview).pathname}/ping`,
      '/previews/x~y',
      '/previews/a:b',
      '/previews/a/ping',
      '/previews/a/events',
    ],
    ...[
      '/toolbar/state',
      '/toolbar/predict',
      '/webhooks/test',
      '/.well-known',
      '/media',
      '/media/',
    ],
    ...mediaFiles.map((file) => `/media/${file}`),
    ...['/media/soup.png', '/media/soup.png'],
  ]);
  const params: Params = [];
  for (const name of ['w', 'h', 'q', 'dpr', 'fit', 'crop', 'rect', 'fm', 'auto', 'sat', 'blur']) {
    if (!route.startsWith('/media') || !random.oneIn(4)) continue;
    const value = random.pick([
      '0',
      '1',
      '40',
      '100000',
      '-5',
      'NaN',
      '0.5',
      'crop',
      'webp',
      '0,0,9,9',
      '9e9,0,1,1',
      'format',
      'top,left',
    ]);
    params.push([name, sometimes(value, random)]);
  }
  for (const name of [
    'token',
    'documentId',
    'websitePreviewId',
    'ref',
    'routes',
    'access_token',
    'uid',
    'lang',
  ]) {
    if (random.oneIn(8)) params.push([name, sometimes(refOf(random, known), random)]);
  }
  if (random.oneIn(3)) {
    params.push(['document', sometimes('kjotsupa', random)], ['release', random.pick(['', 'x'])]);
  }
  return [route, params, {}];
};

function queryText(random: SeededRandom): string {
  const predicates = Array.from({ length: random.below(4) }, () => {
    const args = [
      random.oneIn(8) ? random.pick(values) : random.pick(paths),
      ...Array.from({ length: random.below(4) }, () => random.pick(values)),
    ];
    return `[${random.oneIn(2) ? ':d = ' : ''}${random.pick(functions)}(${args.join(', ')})]`;
  });
  return `[${predicates.join('')}]`;
}

function refOf(random: SeededRandom, { host, ref, preview }: Known): string {
  return random.pick([
    ...[ref, ref, ref, ref],
    ...[
      `${ref}~${ref}`,
      preview,
      mutate(preview, random),
      encodeURIComponent(preview),
      '',
      'nope',
      mutate(ref, random),
    ],
    JSON.stringify({ _tracker: 'a', [host]: { preview } }),
    mutate(JSON.stringify({ [host]: { preview } }), random),
  ]);
}

function otherHeaders(random: SeededRandom, known: Known): [string, string][] {
  const headers: [string, string][] = [];
  const add = (name: string, values: string[]): void => {
    if (random.oneIn(8)) headers.push([name, sometimes(random.pick(values), random)]);
  };
  add('accept', ['text/html', 'application/json', '*/*', 'image/webp']);
  add('authorization', ['Token x', 'Bearer', 'Basic ====']);
  add('cookie', [
    `io.prismic.preview=${refOf(random, known)}`,
    'io.prismic.experiment=a%201',
    ';;=',
  ]);
  add('if-none-match', ['*', '"x"', known.ref]);
  add('if-modified-since', ['yesterday', 'Sat, 21 Nov 2026 00:00:00 GMT']);
  add('range', ['bytes=0-1', 'bytes=9-1', 'bytes=x']);
  add('access-control-request-headers', ['prismic-ref', 'x'.repeat(500)]);
  add('prismic-integration-field-ref', ['x']);
  add('referer', ['http://localhost/', 'ð']);
  return headers;
}

function sometimes(text: string, random: SeededRandom): string {
  return random.oneIn(2) ? mutate(text, random) : text;
}

/** Encodes an address as clients do, or badly, but so that it can be sent. */
function address(path: string, params: Params, random: SeededRandom): string {
  const query = random.oneIn(20)
    ? params.map(([name, value]) => `${name}=${value}`).join('&')
    : new URLSearchParams(params).toString();
  const text = (path.startsWith('/') ? path : `/${path}`) + (query ? `?${query}` : '');
  // The conversion to bytes and back removes halves of surrogate pairs, which cannot be encoded.
  return Buffer.from(text)
    .toString()
    .replace(invalidInAddresses, (character) =>
      random.oneIn(4) ? '' : encodeURIComponent(character),
    );
}
