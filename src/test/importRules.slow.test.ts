import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';

// Tests the ESLint rules that allow and forbid imports between the folders of `src`.

type Snippet = { from: string; file: string; code: string };

const plugin = 'plugins/gatsby-source-prismic-graphql/src';
const offline = 'plugins/gatsby-plugin-offline/src';

/** One forbidden import for each folder. */
const forbiddenImports: [from: string, file: string, imported: string][] = [
  ['documentTypes', 'src/documentTypes.ts', './content/values/link'],
  ['documentQueries', 'src/documentQueries.ts', './routes'],
  ['addresses', 'src/addresses.ts', './content/values/link'],
  ['routes', 'src/routes.ts', './content/values/link'],
  ['documentPages', 'src/documentPages.ts', './content/types/article'],
  ['the languages', 'src/i18n/languages.ts', './dates'],
  ['i18n', 'src/i18n/x.ts', '../content/values/link'],
  ['i18n', 'src/i18n/x.ts', '../addresses'],
  ['pageContext', 'src/pageContext.ts', './routes'],
  ['content', 'src/content/types/x.ts', '../../components/Card'],
  ['content that Node loads', 'src/content/values/x.ts', '../types/article'],
  ['styles', 'src/styles/x.ts', '../i18n/languages'],
  ['content check', 'src/contentCheck/x.ts', '../components/Button'],
  ['state', 'src/state/x.ts', '../routes'],
  ['a component', 'src/components/X.tsx', '../templates/article'],
  ['a component', 'src/components/X.tsx', '../layout/Layout'],
  ['a component', 'src/components/X.tsx', '../state/interfaceState'],
  ['a slice', 'src/slices/x.tsx', '../templates/home'],
  ['head', 'src/head/x.ts', '../layout/Layout'],
  ['head', 'src/head/x.ts', '../templates/article'],
  ['search', 'src/search/x.ts', '../components/Card'],
  ['search', 'src/search/find/x.ts', '../ui/SearchHits'],
  ['search/ui', 'src/search/ui/X.tsx', '../../layout/Layout'],
  ['search/ui', 'src/search/ui/X.tsx', '../../head/PageHead'],
  ['preview', 'src/preview/X.tsx', '../search/ui/SearchHits'],
  ['preview', 'src/preview/X.tsx', '../layout/Layout'],
  ['the style guide', 'src/styleguide/X.tsx', '../layout/Layout'],
  ['the style guide', 'src/styleguide/X.tsx', '../head/PageHead'],
  ['the layout', 'src/layout/X.tsx', '../templates/home'],
  ['the layout', 'src/layout/X.tsx', '../content/types/article'],
  ['the layout', 'src/layout/X.tsx', '../preview/PreviewBar'],
  ['the layout', 'src/layout/X.tsx', '../styleguide/Specimen'],
  ['a template', 'src/templates/x.tsx', './article'],
  ['a template', 'src/templates/x.tsx', '../build/createPages'],
  ['a template', 'src/templates/x.tsx', '../preview/PreviewBar'],
  ['a page without a document', 'src/pages/x.tsx', '../templates/article'],
  ['build', 'src/build/x.ts', '../content/types/article'],
  ['build', 'src/build/x.ts', '../styleguide/Specimen'],
  ['browser', 'src/browser/x.ts', '../components/Card'],
  ['browser', 'src/browser/x.ts', '../templates/article'],
  ['the plugin', `${plugin}/hooks/x.ts`, '../../../../src/routes'],
  ['the plugin', `${plugin}/hooks/x.ts`, '../../../../content-service/src/cli'],
  ['the plugin’s requests', `${plugin}/requests/x.ts`, '../schema/prismicNames'],
  ['the plugin’s schema', `${plugin}/schema/x.ts`, '../planning/planPages'],
  ['the plugin’s planning', `${plugin}/planning/x.ts`, '../preview/createSession'],
  ['the plugin’s previews', `${plugin}/preview/x.ts`, '../hooks/stop'],
  ['the offline plugin', `${offline}/x.ts`, '../../../src/routes'],
  ['the offline plugin’s worker', `${offline}/worker/x.ts`, '../writeServiceWorker'],
  ['the content service', 'content-service/src/x.ts', '../../src/routes'],
  ['its model', 'content-service/src/model/x.ts', '../http/response'],
  ['its media', 'content-service/src/media/x.ts', '../repository/repository'],
  ['its repository', 'content-service/src/repository/x.ts', '../graphql/schema'],
  ['its predicates', 'content-service/src/predicates/x.ts', '../graphql/schema'],
  ['its projection', 'content-service/src/projection/x.ts', '../predicates/select'],
  ['its previews', 'content-service/src/previews/x.ts', '../endpoints/search'],
  ['its GraphQL', 'content-service/src/graphql/x.ts', '../endpoints/search'],
];

const forbidden = forbiddenImports.map(([from, file, imported]) => ({
  from,
  file,
  code: `import '${imported}';`,
}));

const contentTypeInComponent: Snippet = {
  from: 'a component',
  file: 'src/components/X.tsx',
  code: "import type { Image } from '../content/values/image';\nexport type X = Image;\n",
};
const contentCodeInComponent: Snippet = {
  from: 'a component',
  file: 'src/components/X.tsx',
  code: "import { toImage } from '../content/values/image';\nexport const x = toImage;\n",
};
const reactInContent: Snippet = {
  from: 'content',
  file: 'src/content/types/x.ts',
  code: "import { useState } from 'react';\nexport const x = useState;\n",
};
const queryInComponent: Snippet = {
  from: 'a component',
  file: 'src/components/X.tsx',
  code: "import { graphql } from 'gatsby';\nexport const x = graphql;\n",
};
const queryInNode: Snippet = {
  from: 'content that Node loads',
  file: 'src/content/values/link.ts',
  code: "import { graphql } from 'gatsby';\nexport const x = graphql;\n",
};
const componentInTemplate: Snippet = {
  from: 'a template',
  file: 'src/templates/x.tsx',
  code: "import { Card } from '../components/Card';\nexport const x = Card;\n",
};

const comparisons = [
  "lang === 'is'",
  "'en-us' !== lang",
  "lang.slice(0, 2) === 'en'",
  "lang === 'da-dk'",
];
const inside = (file: string, code: string): Snippet => ({
  from: file,
  file,
  code: `export const x = (lang: string) => ${code};\n`,
});
const oneLanguage = [
  ...comparisons.map((code) => inside('src/components/X.tsx', code)),
  {
    from: 'search',
    file: 'src/search/x.ts',
    code: "export function x(lang: string) { switch (lang) { case 'is': return 1; } return 2; }\n",
  },
];
const allLanguages = [
  inside('src/i18n/x.ts', "lang === 'is'"),
  inside('src/search/x.ts', "lang === 'as'"),
];

const devPackage: Snippet = {
  from: 'build',
  file: 'src/build/x.ts',
  code: "import { parse } from 'yaml';\nexport const x = parse;\n",
};
const moreThanMessages: Snippet[] = [
  {
    from: 'a component',
    file: 'src/components/X.tsx',
    code: "import { FormattedDate } from 'react-intl';\nexport const x = FormattedDate;\n",
  },
  {
    from: 'a component',
    file: 'src/components/X.tsx',
    code: "import { useIntl } from 'react-intl';\nexport const useX = () => useIntl().formatDate(0);\n",
  },
  {
    from: 'a component',
    file: 'src/components/X.tsx',
    code: "import { useIntl } from 'react-intl';\nexport function useX() { const { formatNumber } = useIntl(); return formatNumber; }\n",
  },
  ...['{n, plural, one {# page} other {# pages}}', '{day, date}', 'Read <b>this</b>'].map(
    (text) => ({
      from: 'messages',
      file: 'src/i18n/messages/x.ts',
      code: `export const x = { a: '${text}', b: 'Page {page} of {pages}' };\n`,
    }),
  ),
];

const snippets = [
  devPackage,
  ...moreThanMessages,
  ...oneLanguage,
  ...allLanguages,
  ...forbidden,
  contentTypeInComponent,
  contentCodeInComponent,
  reactInContent,
  queryInComponent,
  queryInNode,
  componentInTemplate,
];
const messages = new Map<Snippet, string[]>();

beforeAll(() => {
  const output = execFileSync('node', ['src/test/lint.mjs'], {
    cwd: path.resolve(__dirname, '../..'),
    input: JSON.stringify(snippets),
    encoding: 'utf8',
  });
  const results: string[][] = JSON.parse(output);
  snippets.forEach((snippet, index) => messages.set(snippet, results[index] ?? []));
}, 120_000);

it.each(forbidden)('$from must not: $code', (snippet) => {
  expect(messages.get(snippet)).toContainEqual(
    expect.stringContaining('imported in restricted zone'),
  );
});

it('lets a component import types of content, but no code', () => {
  expect(messages.get(contentTypeInComponent)).toEqual([]);
  expect(messages.get(contentCodeInComponent)).toContainEqual(
    expect.stringContaining('A component draws a view model'),
  );
});

it('forbids React in content', () => {
  expect(messages.get(reactInContent)).toContainEqual(expect.stringContaining('No React here'));
});

it('forbids queries in components, and in content that Node loads', () => {
  expect(messages.get(queryInComponent)).toContainEqual(expect.stringContaining('queries no data'));
  expect(messages.get(queryInNode)).toContainEqual(expect.stringContaining('Node loads this file'));
});

it('lets the build import only what is in `dependencies`', () => {
  expect(messages.get(devPackage)).toEqual([expect.stringContaining('not devDependencies')]);
});

it.each(moreThanMessages)('forbids the parts of react-intl that i18n/ lacks: $code', (snippet) => {
  expect(messages.get(snippet)).toEqual([
    expect.stringContaining('src/i18n/Provider.tsx provides'),
  ]);
});

it('restricts the imports of every folder', () => {
  const restricted = forbidden.map(({ file }) => file);
  const folders = readdirSync(path.resolve(__dirname, '..'), { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() || /^(addresses|pageContext|routes|document\w+)\.ts$/.test(entry.name),
    )
    .map(({ name }) => `src/${name}`)
    // Only tests import src/test, so its imports have no rules.
    .filter((folder) => folder !== 'src/test');
  expect(folders.length).toBeGreaterThan(15);
  expect(folders.filter((folder) => !restricted.some((file) => file.startsWith(folder)))).toEqual(
    [],
  );
});

it('lets a template import a component', () => {
  expect(messages.get(componentInTemplate)).toEqual([]);
});

it.each(oneLanguage)('$file must not have code for one language: $code', (snippet) => {
  expect(messages.get(snippet)).toEqual([expect.stringContaining('Record<Language, …>')]);
});

it.each(allLanguages)('$file may have $code', (snippet) => {
  expect(messages.get(snippet)).toEqual([]);
});
