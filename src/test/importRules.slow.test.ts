import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';

// Tests the ESLint rules that allow and forbid imports between the folders of `src`.

const plugin = 'plugins/gatsby-source-prismic-graphql/src';

/** A forbidden import for each folder. */
const imports: [file: string, imported: string][] = [
  ['src/documentTypes.ts', './content/values/link'],
  ['src/documentQueries.ts', './routes'],
  ['src/addresses.ts', './content/values/link'],
  ['src/routes.ts', './content/values/link'],
  ['src/documentPages.ts', './content/types/article'],
  ['src/pageContext.ts', './routes'],
  ['src/i18n/languages.ts', './dates'],
  ['src/i18n/x.ts', '../addresses'],
  ['src/content/types/x.ts', '../../components/Card'],
  ['src/content/values/x.ts', '../types/article'],
  ['src/styles/x.ts', '../i18n/languages'],
  ['src/contentCheck/x.ts', '../components/Button'],
  ['src/state/x.ts', '../routes'],
  ['src/components/X.tsx', '../layout/Layout'],
  ['src/slices/x.tsx', '../templates/home'],
  ['src/head/x.ts', '../layout/Layout'],
  ['src/search/x.ts', '../components/Card'],
  ['src/search/find/x.ts', '../ui/SearchHits'],
  ['src/search/ui/X.tsx', '../../layout/Layout'],
  ['src/preview/X.tsx', '../search/ui/SearchHits'],
  ['src/preview/X.tsx', '../layout/Layout'],
  ['src/styleguide/X.tsx', '../layout/Layout'],
  ['src/layout/X.tsx', '../templates/home'],
  ['src/layout/X.tsx', '../preview/PreviewBar'],
  ['src/templates/x.tsx', './article'],
  ['src/templates/x.tsx', '../build/createPages'],
  ['src/pages/x.tsx', '../templates/article'],
  ['src/build/x.ts', '../content/types/article'],
  ['src/browser/x.ts', '../templates/article'],
  [`${plugin}/hooks/x.ts`, '../../../../src/routes'],
  [`${plugin}/requests/x.ts`, '../schema/prismicNames'],
  [`${plugin}/schema/x.ts`, '../planning/planPages'],
  [`${plugin}/planning/x.ts`, '../preview/createSession'],
  [`${plugin}/preview/x.ts`, '../hooks/stop'],
  ['plugins/gatsby-plugin-offline/src/x.ts', '../../../src/routes'],
  ['plugins/gatsby-plugin-offline/src/worker/x.ts', '../writeServiceWorker'],
  ['content-service/src/x.ts', '../../src/routes'],
  ['content-service/src/model/x.ts', '../http/response'],
  ['content-service/src/media/x.ts', '../repository/repository'],
  ['content-service/src/repository/x.ts', '../graphql/schema'],
  ['content-service/src/predicates/x.ts', '../graphql/schema'],
  ['content-service/src/projection/x.ts', '../predicates/select'],
  ['content-service/src/previews/x.ts', '../endpoints/search'],
  ['content-service/src/graphql/x.ts', '../endpoints/search'],
];

const using = (name: string, from: string) =>
  `import { ${name} } from '${from}';\nexport const x = ${name};\n`;
const inLanguage = (code: string) => `export const x = (lang: string) => ${code};\n`;
const component = 'src/components/X.tsx';
const oneLanguage = 'Record<Language, …>';
const onlyMessages = 'src/i18n/Provider.tsx provides';

const forbidden: [file: string, code: string, message: string][] = [
  ...imports.map(([file, imported]): [string, string, string] => [
    file,
    `import '${imported}';`,
    'imported in restricted zone',
  ]),
  [component, using('toImage', '../content/values/image'), 'A component draws a view model'],
  [component, using('graphql', 'gatsby'), 'queries no data'],
  ['src/content/types/x.ts', using('useState', 'react'), 'No React here'],
  ['src/content/values/link.ts', using('graphql', 'gatsby'), 'Node loads this file'],
  ['src/build/x.ts', using('parse', 'yaml'), 'not devDependencies'],
  [component, using('FormattedDate', 'react-intl'), onlyMessages],
  [
    component,
    "import { useIntl } from 'react-intl';\nexport const useX = () => useIntl().formatDate(0);\n",
    onlyMessages,
  ],
  ...['{n, plural, one {# page} other {# pages}}', 'Read <b>this</b>'].map(
    (text): [string, string, string] => [
      'src/i18n/messages/x.ts',
      `export const x = '${text}';\n`,
      onlyMessages,
    ],
  ),
  [component, inLanguage("lang === 'is'"), oneLanguage],
  [component, inLanguage("'en-us' !== lang"), oneLanguage],
  [component, inLanguage("lang.slice(0, 2) === 'en'"), oneLanguage],
  [
    'src/search/x.ts',
    "export function x(lang: string) { switch (lang) { case 'is': return 1; } return 2; }\n",
    oneLanguage,
  ],
];

const allowed: [file: string, code: string][] = [
  [component, "import type { Image } from '../content/values/image';\nexport type X = Image;\n"],
  ['src/templates/x.tsx', using('Card', '../components/Card')],
  ['src/i18n/x.ts', inLanguage("lang === 'is'")],
  ['src/search/x.ts', inLanguage("lang === 'as'")],
];

let messages: string[][] = [];

beforeAll(() => {
  const snippets = [...forbidden, ...allowed].map(([file, code]) => ({ file, code }));
  const output = execFileSync('node', ['src/test/lint.mjs'], {
    cwd: path.resolve(__dirname, '../..'),
    input: JSON.stringify(snippets),
    encoding: 'utf8',
  });
  messages = JSON.parse(output);
}, 120_000);

it.each(forbidden.map((each, index) => [...each, index] as const))(
  '%s must not have: %s',
  (_file, _code, message, index) => {
    expect(messages[index]).toContainEqual(expect.stringContaining(message));
  },
);

it.each(allowed.map((each, index) => [...each, forbidden.length + index] as const))(
  '%s may have: %s',
  (_file, _code, index) => expect(messages[index]).toEqual([]),
);

it('restricts the imports of every folder', () => {
  const folders = readdirSync(path.resolve(__dirname, '..'), { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() || /^(addresses|pageContext|routes|document\w+)\.ts$/.test(entry.name),
    )
    .map(({ name }) => `src/${name}`)
    // Only tests import src/test, so its imports have no rules.
    .filter((folder) => folder !== 'src/test');
  expect(folders.length).toBeGreaterThan(15);
  const isRestricted = (folder: string) => imports.some(([file]) => file.startsWith(folder));
  expect(folders.filter((folder) => !isRestricted(folder))).toEqual([]);
});
