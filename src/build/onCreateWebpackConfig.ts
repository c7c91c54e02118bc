import path from 'node:path';
import type { GatsbyNode } from 'gatsby';

// What would cost every first load 5 kB: Partytown, which nothing here asks for; the browser half of
// the manifest plugin, which pulls in all that Gatsby exports (browser/onRouteUpdate.ts does its
// work); vendor prefixes, which styled-components leaves out by itself.
const leftOut = Object.fromEntries(
  [
    'gatsby/dist/internal-plugins/partytown/gatsby-browser.js',
    'gatsby-plugin-manifest/gatsby-browser.js',
    'stylis/src/Prefixer.js',
  ].map((file) => [path.resolve('node_modules', file), false]),
);

// What the site imports from 'gatsby' is links and queries; the rest of it (scripts, slices) may go.
const mayGo =
  /gatsby-browser-entry\.js$|[\\/](gatsby-script|gatsby-react-router-scroll|slice)[\\/.]/;

/** A module that another one imports, as webpack tells of it. */
type Asked = { request: string; contextInfo: { issuer: string } };

/** Puts our announcer and our scrolling in the place of Gatsby's, and keeps the first load small. */
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
      plugins.normalModuleReplacement(/^gatsby-react-router-scroll$/, (asked: Asked) => {
        if (/\.cache[\\/](root|production-app)\.js$/.test(asked.contextInfo.issuer)) {
          asked.request = path.resolve('src/browser/ScrollContext.tsx');
        }
      }),
    ],
  });
  if (stage !== 'build-javascript') return;
  // Gatsby's own settings write for browsers without ES modules, which do not run its bundle.
  const config = getConfig();
  const [, ...styles] = config.optimization.minimizer;
  const scripts = plugins.minifyJs({
    terserOptions: { ecma: 2020, mangle: { safari10: true }, compress: { passes: 2 } },
  });
  config.optimization.minimizer = [scripts, ...styles];
  // The runtime that every page loads names all chunks: by number they are half as long.
  config.output.chunkFilename = '[id]-[contenthash].js';
  config.output.hashDigestLength = 12;
  // What the style guide shares with a page is no reason to give that page one more file.
  config.optimization.splitChunks.cacheGroups.shared.chunks = ({ name }: { name?: string }) =>
    !/-templates-(elements|dummy)/.test(name ?? '');
  actions.replaceWebpackConfig(config);
  actions.setWebpackConfig({
    module: {
      rules: [
        { test: mayGo, sideEffects: false },
        {
          test: /[\\/]\.cache[\\/][^\\/]+\.js$/,
          enforce: 'pre',
          use: path.resolve('src/build/mendGatsby.cjs'),
        },
      ],
    },
    resolve: {
      alias: {
        ...leftOut,
        // react-intl's formatter of messages and its parser (9 kB): i18n/formatMessage.ts does its work.
        'intl-messageformat$': false,
      },
    },
  });
};
