import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import TerserPlugin from 'terser-webpack-plugin';

/** Plugins whose code for the browser is left out of the bundle, by the ends of their files. */
const leftOutPlugins = [
  'gatsby/dist/internal-plugins/partytown/gatsby-browser.js',
  'gatsby-plugin-manifest/gatsby-browser.js',
  'gatsby-plugin-styled-components/gatsby-browser.js',
];

/** The options that the code for the browser reads, of plugins with many that only the build reads. */
export const readOptions: Record<string, string[]> = {
  'gatsby-plugin-google-tagmanager/gatsby-browser.js': [
    'includeInDevelopment',
    'dataLayerName',
    'routeChangeEventName',
    'enableWebVitalsTracking',
  ],
};

// These modules would add 7 kB to every first load: Partytown, which the site does not use; the
// browser part of the manifest plugin, which imports everything that Gatsby exports
// (browser/gatsbyHooks.ts replaces it); that of the plugin for styled-components, which imports all of
// styled-components to set an option of its version 5; vendor prefixes, which styled-components does
// not apply.
const excludedModules = Object.fromEntries(
  [...leftOutPlugins, 'stylis/src/Prefixer.js'].map((file) => [
    path.resolve('node_modules', file),
    false,
  ]),
);

// The site imports only links and queries from 'gatsby': webpack may remove scripts and slices.
const removableModules =
  /gatsby-browser-entry\.js$|[\\/](gatsby-script|gatsby-react-router-scroll|slice)[\\/.]/;

/** The import that webpack's NormalModuleReplacementPlugin passes to its callback. */
type ImportedModule = { request: string; contextInfo: { issuer: string } };

/** Replaces Gatsby's announcer, scrolling and prefetching by our own, and keeps the first load small. */
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
    // build/onPreRenderHTML.tsx minifies by esbuild, which finds its program only from its own folder.
    actions.setWebpackConfig({ externals: [{ esbuild: 'commonjs esbuild' }] });
  }
  if (stage !== 'build-javascript') return;
  // swc is faster than Terser, Gatsby's minifier, and makes smaller scripts.
  const config = getConfig();
  const [, ...styles] = config.optimization.minimizer;
  const scripts = new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    terserOptions: { ecma: 2020, mangle: true, compress: { passes: 3 } },
  });
  config.optimization.minimizer = [scripts, ...styles];
  // What webpack writes around the modules; by Gatsby's target it serves browsers that cannot run the modules.
  config.target = ['web', 'es2020'];
  // In /static/, whose files browsers store for good (hosting/HostingRules.ts).
  config.output.filename = 'static/[name]-[contenthash].js';
  // The webpack runtime of every page lists all chunks. Numbers make the list half as long.
  config.output.chunkFilename = 'static/[id]-[contenthash].js';
  config.output.hashDigestLength = 8;
  // Code that only the style guide and one page share must not become another file of that page. The front
  // page is the largest: two files of it compress worse than one.
  config.optimization.splitChunks.cacheGroups.shared.chunks = ({ name }: { name?: string }) =>
    !/-templates-(elements|dummy|home)/.test(name ?? '');
  actions.replaceWebpackConfig(config);
  actions.setWebpackConfig({
    plugins: [
      plugins.normalModuleReplacement(/^\.\/prefetch$/, path.resolve('src/browser/prefetch.ts')),
      // This bundle runs in browsers alone: packages need neither their code for a server nor, of styled-components,
      // the variables of one that decide how it inserts styles.
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
          options: { leftOut: leftOutPlugins, readOptions },
        },
      ],
    },
    resolve: {
      alias: {
        ...excludedModules,
        'prop-types$': path.resolve('src/browser/propTypes.ts'),
        // react-intl's message formatter and parser (9 kB), which i18n/Provider.tsx replaces.
        'intl-messageformat$': false,
        // Gatsby's router describes by it what a developer did wrong.
        invariant$: path.resolve('node_modules/lodash/noop.js'),
        // The tag manager's plugin can report web vitals; the site has not switched it on.
        'web-vitals/base$': false,
      },
    },
  });
};

/** The part of Gatsby's state with `browserslist` of package.json. */
type State = { program: { browserslist: string[] } };

/**
 * Keeps reports of content, which only a build and `gatsby develop` log, out of the readers' scripts, and lets the list of
 * browsers decide how scripts are compiled: without `targets`, Gatsby's preset compiles each class and `[...items]`.
 */
export const onCreateBabelConfig: GatsbyNode['onCreateBabelConfig'] = ({
  stage,
  actions,
  store,
}) => {
  if (stage !== 'build-javascript') return;
  const { browserslist: targets } = (store.getState() as State).program;
  // Without the stage, which Gatsby's types lack, both would be of every stage: the build would report nothing.
  const plugin = { name: path.resolve('src/build/dropReports.cjs'), options: {}, stage };
  actions.setBabelPlugin(plugin);
  const preset = { name: 'babel-preset-gatsby', options: { targets }, stage };
  actions.setBabelPreset(preset);
};
