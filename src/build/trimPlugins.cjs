// @ts-check

/**
 * A webpack loader for Gatsby's list of plugins. Removes plugins that browsers need not load.
 * @this {{ getOptions: () => { leftOut: string[] } }} ends of the plugins' files
 * @param {string} source
 * @returns {string}
 */
module.exports = function trimPlugins(source) {
  const { leftOut } = this.getOptions();
  return source.replace(
    /\{\s*plugin: require\('([^']+)'\),\s*options: .*,\s*\},?/g,
    (entry, file) => (leftOut.some((end) => file.endsWith(end)) ? '' : entry),
  );
};
