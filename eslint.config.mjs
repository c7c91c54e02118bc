import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const languages = 'src/i18n/languages.ts';
const plugin = 'plugins/gatsby-source-prismic-graphql/src';
const offline = 'plugins/gatsby-plugin-offline/src';

const facts = [
  'src/addresses.ts',
  'src/routes.ts',
  'src/documentTypes.ts',
  'src/documentQueries.ts',
  'src/pageContext.ts',
  languages,
];

const common = [...facts, 'src/i18n', 'src/state', 'src/styles'];

const allowedImports = {
  'src/documentTypes.ts': ['src/i18n/messages/is.ts', languages],
  'src/documentQueries.ts': ['src/documentTypes.ts'],
  'src/pageContext.ts': ['src/addresses.ts', languages],
  'src/addresses.ts': ['src/documentTypes.ts', languages],
  'src/routes.ts': ['src/addresses.ts', 'src/documentTypes.ts', languages],
  'src/documentPages.ts': [...facts, 'src/content/values', `${plugin}/PrismicPluginOptions.ts`],
  [languages]: [],
  'src/i18n': [],
  'src/content/values': [...facts, 'src/i18n/days.ts', 'src/i18n/toAscii.ts'],
  'src/content/types': [...facts, 'src/content/values', 'src/i18n/toAscii.ts'],
  'src/search': [...facts, 'src/i18n', 'src/content/values'],
  'src/contentCheck': [...facts, 'src/documentPages.ts', 'src/content/values'],
  'src/styles': [],
  'src/state': [],
  'src/components': [...facts, 'src/styles', 'src/i18n', 'src/content'],
  'src/slices': [...common, 'src/components', 'src/content'],
  'src/head': [...facts, 'src/components', 'src/content', 'src/i18n', 'src/state'],
  'src/search/ui': [...common, 'src/search', 'src/components'],
  'src/preview': [
    ...[...common, 'src/components', 'src/content', 'src/search', 'src/contentCheck'],
    ...['src/documentPages.ts', `${plugin}/preview/registerPreview.ts`],
  ],
  'src/styleguide': [...common, 'src/components', 'src/content'],
  'src/layout': [
    ...[...common, 'src/components', 'src/head', 'src/search', 'src/search/ui'],
    ...['src/content/types/navigation.ts', `${offline}/gatsbyFiles.ts`],
  ],
  'src/build': [
    ...[...facts, 'src/documentPages.ts', 'src/i18n', 'src/search', 'src/styles'],
    ...['src/styleguide/samplePages.ts', 'src/layout/consent/consent.ts'],
    ...['src/layout/layoutStyles.ts', 'src/content/values', 'scripts/lockBuilds.mjs'],
    ...[`${offline}/writeServiceWorker.ts`, `${plugin}/requests/readList.ts`],
  ],
  'src/browser': [
    ...[...facts, 'src/documentPages.ts', 'src/state', 'src/layout', 'src/i18n/messageStore.ts'],
    ...['src/components/hydrateOnInteraction.tsx', 'src/search/ui/highlightMatches.ts'],
    ...['src/preview/previewSite.ts', `${plugin}/preview/registerPreview.ts`],
  ],
  'plugins/gatsby-source-prismic-graphql': [],
  'plugins/gatsby-plugin-offline': [],
  'content-service': [],
};

const allowedInTemplates = [
  ...[...common, 'src/layout', 'src/head', 'src/styleguide', 'src/components', 'src/slices'],
  ...['src/content', 'src/search', 'plugins/gatsby-plugin-offline/index.ts'],
];

// The plugins and the content service must not import the site.
const allowedInnerImports = {
  [plugin]: {
    requests: [],
    schema: ['requests'],
    planning: ['requests', 'schema'],
    preview: ['requests', 'schema', 'planning'],
    hooks: ['requests', 'schema', 'planning', 'preview'],
  },
  [offline]: { worker: [], 'writeServiceWorker.ts': ['worker'] },
  'content-service/src': {
    model: [],
    http: ['model'],
    media: ['model'],
    import: ['model'],
    repository: ['model'],
    predicates: ['model', 'http', 'repository'],
    projection: ['model', 'http', 'repository'],
    previews: ['model', 'http', 'repository'],
    graphql: ['model', 'repository', 'predicates'],
    endpoints: [
      ...['model', 'http', 'media', 'repository'],
      ...['predicates', 'projection', 'previews', 'graphql'],
    ],
  },
};

function innerZones([part, folders]) {
  return Object.entries(folders).flatMap(([folder, allowed]) => {
    const others = Object.keys(folders).filter((each) => ![folder, ...allowed].includes(each));
    return others.map((other) => ({
      target: `./${part}/${folder}`,
      from: `./${part}/${other}`,
      message: ` ${part}/${folder} may import: ${[folder, ...allowed].join(', ')}.`,
    }));
  });
}

// The rule for src/search does not apply to src/search/ui, which has its own rule.
const targets = { 'src/search': ['src/search/*', 'src/search/!(ui)/**'] };

function zone(folder, allowed, { own = [folder] } = {}) {
  return {
    target: (targets[folder] ?? [folder]).map((target) => `./${target}`),
    from: '.',
    except: [...new Set([...own, ...allowed, 'src/test', 'node_modules'])],
    message: ` ${folder} may import: ${[...own, ...allowed].join(', ')} (docs/architecture.md, “What may import what”).`,
  };
}

const forbid = (files, ...patterns) => ({
  files,
  ignores: ['**/*.test.*'],
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
});

// Matches Prismic's language ids (`is`, and ids with a country) and their short forms.
const languageLiteral = 'Literal[value=/^(is|en|[a-z]{2}-[A-Za-z]{2})$/]';
const byLanguage =
  'Do not write code for one language. Use a table `Record<Language, …>`, so that the compiler reports the entries that a new language lacks, or compare with `defaultLanguage`.';

const numberConstant = {
  selector:
    ':matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration[kind=const] > VariableDeclarator[id.name!=/^[A-Z][A-Z0-9_]*$/][init.type=Literal][init.raw=/^\\d/]',
  message: 'Name a constant number in UPPER_SNAKE_CASE, with its unit at the end: TIMEOUT_MS.',
};

const onlyMessages =
  'src/i18n/Provider.tsx provides only the messages of react-intl, with texts and numbers for names in braces. Dates: src/i18n/dates.ts. Numbers: src/i18n/numbers.ts. Plurals and elements: a message for each case or part.';

const messageSyntax = {
  // Matches `{count, plural, …}` and `<b>…</b>`, which the site does not support in messages.
  selector:
    ':matches(Literal[value=/\\{\\w+\\s*,|<\\w+>/], TemplateElement[value.raw=/\\{\\w+\\s*,|<\\w+>/])',
  message: onlyMessages,
};

export default defineConfig([
  globalIgnores([
    ...['node_modules/', 'tarballs/', 'public/', '.cache/', '.builds/'],
    ...['test-results/', 'playwright-report/', 'src/gatsby-types.d.ts'],
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
      'import-x/consistent-type-specifier-style': ['error', 'prefer-top-level'],
      'no-restricted-syntax': ['error', numberConstant],
      'no-restricted-imports': [
        'error',
        {
          name: 'react-intl',
          allowImportNames: ['FormattedMessage', 'useIntl', 'RawIntlProvider', 'Intl', 'Values'],
          message: onlyMessages,
        },
      ],
      'import-x/no-cycle': 'error',
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: [
            ...Object.entries(allowedImports).map(([folder, allowed]) => zone(folder, allowed)),
            zone('src/templates', allowedInTemplates, { own: [] }),
            zone('src/pages', allowedInTemplates, { own: [] }),
            // If the rules above allow src/search, they also allow src/search/ui.
            ...['src/preview', ...targets['src/search']].map((folder) => ({
              target: `./${folder}`,
              from: './src/search/ui',
              message: ` ${folder} must not import src/search/ui, which renders the results of src/search.`,
            })),
            ...Object.entries(allowedInnerImports).flatMap(innerZones),
          ],
        },
      ],
    },
  },
  { files: ['src/**/*.tsx'], ...jsxA11y.flatConfigs.strict },
  {
    files: [
      ...['scripts/**', 'hosts/**', 'content-service/src/cli.ts', 'bench/**'],
      // Gatsby itself logs the other states of a service worker.
      'plugins/gatsby-plugin-offline/gatsby-browser.ts',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    // This site keeps the style of 2019.
    files: ['e2e/foreign/harbour/**'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['src/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['Date', 'Time', 'Number', 'Plural', 'List', 'RelativeTime', 'DisplayName'].map(
          (kind) => ({ property: `format${kind}`, message: onlyMessages }),
        ),
      ],
    },
  },
  {
    files: ['src/i18n/messages/**'],
    rules: { 'no-restricted-syntax': ['error', numberConstant, messageSyntax] },
  },
  {
    // A host may install only `dependencies`, so these files must not import `devDependencies`.
    files: ['gatsby-*', 'src/**', 'plugins/**', 'content-service/**'],
    ignores: ['**/*.test.*', '**/test/**'],
    rules: { 'import-x/no-extraneous-dependencies': ['error', { devDependencies: false }] },
  },
  {
    files: ['src/**'],
    ignores: ['src/i18n/**', 'src/test/**', '**/*.test.*'],
    rules: {
      'no-restricted-syntax': [
        'error',
        numberConstant,
        ...[
          `BinaryExpression[operator=/^[!=]==?$/] > ${languageLiteral}`,
          `SwitchCase > ${languageLiteral}`,
        ].map((selector) => ({ selector, message: byLanguage })),
      ],
    },
  },
  forbid(['src/content/**', ...facts], {
    group: ['react', 'react-dom', 'react-intl', 'styled-components'],
    message: 'No React here.',
  }),
  forbid(
    ['src/components/**'],
    {
      group: ['**/content/**'],
      allowTypeImports: true,
      message: 'A component draws a view model; templates make the view model.',
    },
    {
      group: ['gatsby'],
      importNames: ['graphql', 'useStaticQuery', 'StaticQuery'],
      message: 'A component queries no data; templates do.',
    },
  ),
  forbid(['src/content/values/**'], {
    group: ['gatsby', 'react', 'react-intl', 'styled-components'],
    message: 'Node loads this file.',
  }),
]);
