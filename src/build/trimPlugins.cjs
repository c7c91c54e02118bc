// @ts-check

// These plugins would add 7 kB to every initial load. The site does not use Partytown. gatsbyHooks.ts
// replaces the plugins of the tag manager and the manifest. The plugin for styled-components sets
// only an option of its version 5.
const leftOut = [
  'gatsby/dist/internal-plugins/partytown/gatsby-browser.js',
  'gatsby-plugin-google-tagmanager/gatsby-browser.js',
  'gatsby-plugin-manifest/gatsby-browser.js',
  'gatsby-plugin-styled-components/gatsby-browser.js',
];

/**
 * A webpack loader for Gatsby's list of plugins. Removes plugins that browsers need not load.
 * @param {string} source
 * @returns {string}
 */
module.exports = function trimPlugins(source) {
  return source.replace(
    /\{\s*plugin: require\('([^']+)'\),\s*options: .*,\s*\},?/g,
    (entry, file) => (leftOut.some((end) => file.endsWith(end)) ? '' : entry),
  );
};
