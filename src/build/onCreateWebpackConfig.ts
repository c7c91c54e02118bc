import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import TerserPlugin from 'terser-webpack-plugin';
import { toHash } from './files';

// The site uses only links and queries of 'gatsby', so webpack may remove `Script` and `Slice`.
const removableModules =
  /gatsby-browser-entry\.js$|[\\/](gatsby-script|gatsby-react-router-scroll|slice|icu-messageformat-parser)[\\/.]/;

// gatsby develop renders the same HTML for every address, without a page.
const pageModules = [
  '$virtual/async-requires',
  path.resolve('src/layout/wrapPageElement'),
  path.resolve('src/head/toHeadTags'),
  path.resolve('src/i18n/serverMessages'),
];

type ImportedModule = { request: string; contextInfo: { issuer: string } };

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  actions,
  plugins,
  getConfig,
}) => {
  actions.setWebpackConfig({
    plugins: [
      plugins.normalModuleReplacement(
        /\/route-announcer-props$/,
        path.resolve('src/layout/shell/silentAnnouncer.ts'),
      ),
      plugins.normalModuleReplacement(/^gatsby-react-router-scroll$/, (module: ImportedModule) => {
        if (/\.cache[\\/](root|production-app)\.js$/.test(module.contextInfo.issuer)) {
          module.request = path.resolve('src/browser/ScrollContext.tsx');
        }
      }),
    ],
  });
  if (stage.endsWith('html')) {
    // onPreRenderHTML.tsx minifies by esbuild, which finds its program only from its own folder.
    actions.setWebpackConfig({ externals: [{ esbuild: 'commonjs esbuild' }] });
  }
  const config = getConfig();
  // Gatsby's own rule compiles the same files as the TypeScript plugin's.
  config.module.rules = config.module.rules.filter(
    ({ test }: { test?: unknown }) => String(test) !== String(/\.tsx?$/),
  );
  // Gatsby's ESLint reads .js and .jsx files, of which the site has none. It took 5 s of a start.
  config.plugins = config.plugins.filter(
    (plugin: object) => plugin.constructor.name !== 'ESLintWebpackPlugin',
  );
  if (stage === 'develop-html') {
    const excluded = Object.fromEntries(pageModules.map((name) => [name, false]));
    // The first alias wins, and Gatsby has an alias for `$virtual`.
    config.resolve.alias = { ...excluded, ...config.resolve.alias };
  }
  config.cache.version = toCacheVersion();
  config.cache.buildDependencies = {};
  config.plugins.push({ apply: forgetPackages });
  actions.replaceWebpackConfig(config);
  if (stage !== 'build-javascript') return;
  // swc is faster than Terser, Gatsby's minifier, and makes smaller scripts.
  const [, ...styles] = config.optimization.minimizer;
  const scripts = new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    terserOptions: { ecma: 2020, mangle: true, compress: { passes: 3 } },
  });
  config.optimization.minimizer = [scripts, ...styles];
  // webpack's own code is for this target. Gatsby's target is for browsers without modules.
  config.target = ['web', 'es2020'];
  // Browsers store files in /static/ for good (hosting/HostingRules.ts), so names contain a hash.
  config.output.filename = 'static/[name]-[contenthash].js';
  // Every page's webpack runtime lists all chunks. Numbers make the list half as long.
  config.output.chunkFilename = 'static/[id]-[contenthash].js';
  config.output.hashDigestLength = 8;
  // Code that a page shares only with the style guide or a sample page stays in that page's file.
  // The two largest pages also keep one file each, because two files compress worse.
  config.optimization.splitChunks.cacheGroups.shared.chunks = ({ name }: { name?: string }) =>
    !/-templates-(elements|dummy|home|visit)/.test(name ?? '');
  actions.replaceWebpackConfig(config);
  actions.setWebpackConfig({
    plugins: [
      plugins.normalModuleReplacement(/^\.\/prefetch$/, path.resolve('src/browser/prefetch.ts')),
      // This bundle runs only in browsers, so packages need no code for a server. With
      // SC_DISABLE_SPEEDY set here, styled-components does not read environment variables to decide
      // how it inserts styles.
      plugins.define({
        SC_DISABLE_SPEEDY: 'false',
        'typeof window': '"object"',
        'typeof document': '"object"',
      }),
    ],
    module: {
      rules: [
        { test: removableModules, sideEffects: false },
        {
          test: /[\\/]\.cache[\\/]api-runner-browser-plugins\.js$/,
          enforce: 'pre',
          loader: path.resolve('src/build/trimPlugins.cjs'),
        },
      ],
    },
    resolve: {
      alias: {
        // No browser of `browserslist` needs vendor prefixes.
        [path.resolve('node_modules/stylis/src/Prefixer.js')]: false,
        'prop-types$': path.resolve('src/browser/propTypes.ts'),
        // i18n/Provider.tsx replaces react-intl's message formatter and parser (9 kB).
        'intl-messageformat$': false,
        // Gatsby's router uses `invariant` only to describe a developer's mistakes.
        invariant$: path.resolve('node_modules/lodash/noop.js'),
      },
    },
  });
};

/** webpack's stored results are valid while these files are unchanged. */
function toCacheVersion(): string {
  const files = [
    'package-lock.json',
    ...readdirSync('patches').map((name) => path.join('patches', name)),
    ...['dropReports.cjs', 'trimPlugins.cjs'].map((name) => path.join('src/build', name)),
    '.cache/compiled/gatsby-node.js',
  ];
  return toHash(Buffer.concat(files.map((file) => readFileSync(file))));
}

// To find out whether its stored results are valid, webpack would read and compare all files of the
// packages that the build uses, for 2 to 3 s.
function forgetPackages({ hooks }: Parameters<TerserPlugin['apply']>[0]): void {
  hooks.afterEmit.tap('forgetPackages', ({ buildDependencies }) => buildDependencies.clear());
}

/** Sets `targets`. Without it, Gatsby's preset compiles every class and every `[...items]`. */
export const onCreateBabelConfig: GatsbyNode['onCreateBabelConfig'] = ({
  stage,
  actions,
  store,
}) => {
  if (stage !== 'build-javascript') return;
  const { browserslist: targets } = (store.getState() as { program: { browserslist: string[] } })
    .program;
  // These are variables, because Gatsby's types lack `stage` and so refuse it in a literal. Without
  // `stage`, the plugin would also remove the build's own reports.
  const plugin = { name: path.resolve('src/build/dropReports.cjs'), options: {}, stage };
  actions.setBabelPlugin(plugin);
  const preset = { name: 'babel-preset-gatsby', options: { targets }, stage };
  actions.setBabelPreset(preset);
};

/** Gatsby parses all files, tests too, to find queries. Replaces files without a query. */
export const preprocessSource: GatsbyNode['preprocessSource'] = ({ contents }) =>
  contents.includes('graphql`') ? undefined : ';';
