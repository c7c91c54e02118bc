import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';

// Tests the ESLint rules that allow and forbid imports between the folders of `src`.

const plugin = 'plugins/gatsby-source-prismic-graphql/src';

/** A forbidden import for each folder and each file of shared constants. */
const ofFolders = readdirSync(path.resolve(__dirname, '..'), { withFileTypes: true })
  // The two folders of src/content have their own rules, and only tests import src/test.
  .filter(({ name }) => name !== 'content' && name !== 'test')
  .flatMap((entry): [file: string, imported: string][] => {
    const { name } = entry;
    if (name === 'build') return [['src/build/x.ts', '../browser/gatsbyHooks']];
    if (entry.isDirectory()) return [[`src/${name}/x.ts`, '../build/files']];
    const isShared = /^(addresses|pageContext|routes|document\w+)\.ts$/.test(name);
    return isShared ? [[`src/${name}`, './build/files']] : [];
  });

const imports: [file: string, imported: string][] = [
  ...ofFolders,
  ['src/i18n/languages.ts', './dates'],
  ['src/content/types/x.ts', '../../components/Card'],
  ['src/content/values/x.ts', '../types/article'],
  ['src/search/find/x.ts', '../ui/SearchHits'],
  ['src/search/ui/X.tsx', '../../layout/Layout'],
  ['src/preview/X.tsx', '../search/ui/SearchHits'],
  ['src/layout/X.tsx', '../preview/PreviewBar'],
  ['src/templates/x.tsx', './article'],
  [`${plugin}/hooks/x.ts`, '../../../../src/routes'],
  [`${plugin}/requests/x.ts`, '../schema/prismicNames'],
  ['plugins/gatsby-plugin-offline/src/x.ts', '../../../src/routes'],
  ['plugins/gatsby-plugin-offline/src/worker/x.ts', '../writeServiceWorker'],
  ['content-service/src/x.ts', '../../src/routes'],
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
