import { execFileSync } from 'node:child_process';
import path from 'node:path';

// ESLint holds the walls between the rooms; these tests hold ESLint to it.

type Snippet = { room: string; file: string; code: string };

const forbidden: Snippet[] = [
  { room: 'a component', file: 'src/components/X.tsx', code: "import '../templates/article';" },
  { room: 'a component', file: 'src/components/X.tsx', code: "import '../layout/Layout';" },
  { room: 'the layout', file: 'src/layout/X.tsx', code: "import '../templates/home';" },
  { room: 'the layout', file: 'src/layout/X.tsx', code: "import '../content/article';" },
  { room: 'a template', file: 'src/templates/x.tsx', code: "import './article';" },
  { room: 'a template', file: 'src/templates/x.tsx', code: "import '../build/createPages';" },
  { room: 'content', file: 'src/content/x.ts', code: "import '../components/Card';" },
  { room: 'build', file: 'src/build/x.ts', code: "import '../content/article';" },
  { room: 'browser', file: 'src/browser/x.ts', code: "import '../components/Card';" },
  {
    room: 'the service worker',
    file: 'src/serviceWorker/x.ts',
    code: "import '../layout/consent/consent';",
  },
  { room: 'routes', file: 'src/routes.ts', code: "import './content/link';" },
  { room: 'the languages', file: 'src/i18n/languages.ts', code: "import './dates';" },
  {
    room: 'the plugin',
    file: 'plugins/gatsby-source-prismic-graphql/src/x.ts',
    code: "import '../../../src/routes';",
  },
  {
    room: 'the content service',
    file: 'content-service/src/x.ts',
    code: "import '../../src/routes';",
  },
];

const typeOfContent: Snippet = {
  room: 'a component',
  file: 'src/components/X.tsx',
  code: "import type { Image } from '../content/image';\nexport type X = Image;\n",
};
const codeOfContent: Snippet = {
  room: 'a component',
  file: 'src/components/X.tsx',
  code: "import { toImage } from '../content/image';\nexport const x = toImage;\n",
};
const reactInContent: Snippet = {
  room: 'content',
  file: 'src/content/x.ts',
  code: "import { useState } from 'react';\nexport const x = useState;\n",
};
const leftOfTemplate: Snippet = {
  room: 'a template',
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
  room: file,
  file,
  code: `export const x = (lang: string) => ${code};\n`,
});
const oneLanguage = [
  ...comparisons.map((code) => inside('src/components/X.tsx', code)),
  {
    room: 'search',
    file: 'src/search/x.ts',
    code: "export function x(lang: string) { switch (lang) { case 'is': return 1; } return 2; }\n",
  },
];
const allLanguages = [
  inside('src/i18n/x.ts', "lang === 'is'"),
  inside('src/search/x.ts', "lang === 'as'"),
];

const snippets = [
  ...oneLanguage,
  ...allLanguages,
  ...forbidden,
  typeOfContent,
  codeOfContent,
  reactInContent,
  leftOfTemplate,
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

it.each(forbidden)('$room may not look to its right: $code', (snippet) => {
  expect(messages.get(snippet)).toContainEqual(
    expect.stringContaining('imported in restricted zone'),
  );
});

it('lets a component take a type of content, and nothing that runs', () => {
  expect(messages.get(typeOfContent)).toEqual([]);
  expect(messages.get(codeOfContent)).toContainEqual(
    expect.stringContaining('A component draws a view model'),
  );
});

it('keeps React out of content', () => {
  expect(messages.get(reactInContent)).toContainEqual(expect.stringContaining('No React here'));
});

it('lets a template import from its left', () => {
  expect(messages.get(leftOfTemplate)).toEqual([]);
});

it.each(oneLanguage)('$file has no code for one language: $code', (snippet) => {
  expect(messages.get(snippet)).toEqual([expect.stringContaining('Record<Language, …>')]);
});

it.each(allLanguages)('$file may have $code', (snippet) => {
  expect(messages.get(snippet)).toEqual([]);
});
