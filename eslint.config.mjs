import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const languages = 'src/i18n/languages.ts';
// Content without a `graphql` tag: Node can load it.
const tagless = [
  'link',
  'image',
  'richText',
  'embed',
  'occasion',
  'shape',
  'report',
  'document',
  'connection',
].map((name) => `src/content/${name}.ts`);

// The walls. Data goes left to right; a room imports from itself and from what stands here.
const plugin = 'plugins/gatsby-source-prismic-graphql/src';

// What the site knows of document types, languages and addresses, before anything is asked or drawn.
const facts = [
  'src/addresses.ts',
  'src/routes.ts',
  'src/documentTypes.ts',
  'src/documentQueries.ts',
  'src/pageContext.ts',
  languages,
];

const walls = {
  'src/documentTypes.ts': ['src/i18n/messages/is.ts'],
  'src/documentQueries.ts': ['src/documentTypes.ts'],
  'src/pageContext.ts': ['src/addresses.ts', languages],
  'src/addresses.ts': ['src/documentTypes.ts', languages],
  'src/routes.ts': ['src/addresses.ts', 'src/documentTypes.ts', languages],
  'src/documentPages.ts': [...facts, `${plugin}/PrismicPluginOptions.ts`],
  [languages]: [],
  'src/i18n': [],
  'src/content': facts,
  'src/search': [...facts, 'src/i18n', ...tagless],
  'src/styles': [],
  'src/state': [],
  'src/components': [...facts, 'src/styles', 'src/i18n', 'src/content'],
  'src/head': [...facts, 'src/components', 'src/content', 'src/i18n'],
  'src/search/ui': [
    'src/search',
    'src/components',
    'src/i18n',
    ...facts,
    'src/styles',
    'src/state',
  ],
  'src/preview': [
    'src/components',
    'src/content',
    'src/search',
    'src/state',
    'src/i18n',
    'src/styles',
    // A preview draws what waits for the reader's first move.
    'src/layout/later.tsx',
    `${plugin}/preview/PreviewSession.ts`,
    ...facts,
    'src/documentPages.ts',
  ],
  'src/styleguide': [
    'src/components',
    'src/content',
    'src/state',
    'src/i18n',
    ...facts,
    'src/styles',
    'src/head/useAddress.ts',
  ],
  'src/layout': [
    'src/components',
    'src/content/navigation.ts',
    'src/head',
    'src/search/ui',
    'src/search',
    'src/serviceWorker/dataAddress.ts',
    'src/state',
    'src/i18n',
    ...facts,
    'src/styles',
  ],
  'src/serviceWorker': facts,
  'src/build': [
    ...facts,
    'src/documentPages.ts',
    'src/i18n',
    'src/search',
    'src/styleguide/samples',
    'src/layout/consent/consent.ts',
    'src/layout/layoutStyles.ts',
    'src/serviceWorker/built.ts',
    'src/styles',
    `${plugin}/requests/guessCursors.ts`,
    ...tagless,
  ],
  'src/browser': [
    'src/state',
    'src/layout',
    'src/preview/previewSite.ts',
    'src/search/ui/showFound.ts',
    'src/serviceWorker/ReadPage.ts',
    'src/i18n/words.ts',
    `${plugin}/preview/registerPreview.ts`,
    ...facts,
    'src/documentPages.ts',
  ],
  plugins: [],
  'content-service': [],
};

// What templates and pages may use. A template does not know another template.
const leftOfTemplates = [
  'src/layout',
  'src/head',
  'src/styleguide',
  'src/components',
  'src/state',
  'src/search',
  'src/serviceWorker/keptTitles.ts',
  'src/content',
  'src/i18n',
  'src/styles',
  ...facts,
];

// The rooms of the two parts that know nothing of the site, in the same way.
const innerWalls = {
  [plugin]: {
    requests: [],
    schema: ['requests'],
    planning: ['requests', 'schema'],
    preview: ['requests', 'schema', 'planning'],
    hooks: ['requests', 'schema', 'planning', 'preview'],
  },
  'content-service/src': {
    model: [],
    http: ['model'],
    media: ['model'],
    repository: ['model'],
    webhook: ['model', 'repository'],
    predicates: ['model', 'http', 'repository'],
    projection: ['model', 'http', 'repository'],
    previews: ['model', 'http', 'repository'],
    graphql: ['model', 'repository', 'predicates'],
    endpoints: [
      ...['model', 'http', 'media', 'repository', 'webhook'],
      ...['predicates', 'projection', 'previews', 'graphql'],
    ],
  },
};

function innerZones([part, rooms]) {
  return Object.entries(rooms).flatMap(([room, neighbours]) => {
    const others = Object.keys(rooms).filter((each) => ![room, ...neighbours].includes(each));
    return others.map((other) => ({
      target: `./${part}/${room}`,
      from: `./${part}/${other}`,
      message: ` ${part}/${room} may import: ${[room, ...neighbours].join(', ')}.`,
    }));
  });
}

// The search's own page and overlay are a room to the right of the search.
const targets = { 'src/search': ['src/search/*', 'src/search/!(ui)/**'] };

function wall(room, neighbours, { own = [room] } = {}) {
  return {
    target: (targets[room] ?? [room]).map((target) => `./${target}`),
    from: '.',
    except: [...new Set([...own, ...neighbours, 'src/test', 'node_modules'])],
    message: ` ${room} may import: ${[...own, ...neighbours].join(', ')} (README, “Where does my code go?”).`,
  };
}

const forbid = (files, patterns, ignores = []) => ({
  files,
  ignores: ['**/*.test.*', ...ignores],
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
});

// Prismic's ids of languages (`is`, and those with a country) and their short forms.
const languageLiteral = 'Literal[value=/^(is|en|[a-z]{2}-[A-Za-z]{2})$/]';
const byLanguage =
  'No code for one language: give the rule to a table `Record<Language, …>`, of which the compiler names the entries that a new language lacks, or compare with `defaultLanguage`.';

export default defineConfig([
  globalIgnores([
    'node_modules/',
    'public/',
    '.cache/',
    'test-results/',
    'playwright-report/',
    'src/gatsby-types.d.ts',
  ]),
  js.configs.recommended,
  tseslint.configs.strict,
  {
    plugins: { 'import-x': importX, 'react-hooks': reactHooks },
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ alwaysTryTypes: true })],
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      ...reactHooks.configs.recommended.rules,
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // react-intl's message ids are typed by a global namespace.
      '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }],
      'import-x/no-cycle': 'error',
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: [
            ...Object.entries(walls).map(([room, neighbours]) => wall(room, neighbours)),
            wall('src/templates', leftOfTemplates, { own: [] }),
            wall('src/pages', leftOfTemplates, { own: [] }),
            // Rooms that stand beside one another.
            ...['src/preview', ...targets['src/search']].map((room) => ({
              target: `./${room}`,
              from: './src/search/ui',
              message: ` ${room} does not know src/search/ui, which draws what src/search finds.`,
            })),
            ...Object.entries(innerWalls).flatMap(innerZones),
          ],
        },
      ],
    },
  },
  { files: ['src/**/*.tsx'], ...jsxA11y.flatConfigs.strict },
  {
    // Commands speak to the person who runs them.
    files: ['scripts/**', 'content-service/src/cli.ts', 'bench/**'],
    rules: { 'no-console': 'off' },
  },
  {
    // What Gatsby itself would log of the other states.
    files: ['src/browser/onServiceWorker*.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.cjs', '**/babel.config.js'],
    languageOptions: { sourceType: 'commonjs' },
  },
  {
    files: ['src/**'],
    ignores: ['src/i18n/**', 'src/test/**', '**/*.test.*'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          `BinaryExpression[operator=/^[!=]==?$/] > ${languageLiteral}`,
          `SwitchCase > ${languageLiteral}`,
        ].map((selector) => ({ selector, message: byLanguage })),
      ],
    },
  },
  forbid(
    ['src/content/**', ...facts],
    [
      {
        group: ['react', 'react-dom', 'react-intl', 'styled-components'],
        message: 'No React here.',
      },
    ],
  ),
  forbid(
    ['src/components/**'],
    [
      {
        group: ['**/content/*'],
        allowTypeImports: true,
        message: 'A component draws a view model; templates make it.',
      },
      {
        group: ['gatsby'],
        importNames: ['graphql', 'useStaticQuery', 'StaticQuery'],
        message: 'A component asks for no data.',
      },
    ],
  ),
  forbid(tagless, [
    {
      group: ['gatsby', 'react', 'react-intl', 'styled-components'],
      message: 'Node loads this file.',
    },
  ]),
]);
