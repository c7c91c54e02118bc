import path from 'node:path';
import type { GatsbyNode } from 'gatsby';

// Browser halves of plugins that would cost every first load 4 kB: Partytown, which nothing here
// asks for, and the manifest plugin's, which pulls in all that Gatsby exports
// (browser/onRouteUpdate.ts does its work).
const leftOut = Object.fromEntries(
  [
    'gatsby/dist/internal-plugins/partytown/gatsby-browser.js',
    'gatsby-plugin-manifest/gatsby-browser.js',
  ].map((file) => [path.resolve('node_modules', file), false]),
);

// What the site imports from 'gatsby' is links and queries; the rest of it (scripts, slices) may go.
const mayGo = /gatsby-browser-entry\.js$|[\\/](gatsby-script|slice)[\\/.]/;

/** Keeps the first load small. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  actions,
  plugins,
  getConfig,
}) => {
  if (stage !== 'build-javascript') return;
  // Gatsby's own settings write for browsers without ES modules, which do not run its bundle.
  const config = getConfig();
  const [, ...styles] = config.optimization.minimizer;
  const scripts = plugins.minifyJs({
    terserOptions: { ecma: 2017, mangle: { safari10: true }, compress: { passes: 2 } },
  });
  config.optimization.minimizer = [scripts, ...styles];
  actions.replaceWebpackConfig(config);
  actions.setWebpackConfig({
    module: { rules: [{ test: mayGo, sideEffects: false }] },
    resolve: {
      alias: {
        ...leftOut,
        // react-intl's formatter of messages and its parser (9 kB): i18n/formatMessage.ts does its work.
        'intl-messageformat$': false,
      },
    },
  });
};
