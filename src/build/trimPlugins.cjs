// @ts-check

/**
 * A webpack loader for Gatsby's list of plugins. Removes plugins and options that browsers need not
 * load.
 * @this {{ getOptions: () => Trimmed }}
 * @param {string} source
 * @returns {string}
 * @typedef {object} Trimmed
 * @property {string[]} leftOut ends of the files of plugins to remove
 * @property {Record<string, string[]>} readOptions options to keep, by the ends of files
 */
module.exports = function trimPlugins(source) {
  const { leftOut, readOptions } = this.getOptions();
  return source.replace(
    /\{\s*plugin: require\('([^']+)'\),\s*options: (.*),\s*\},?/g,
    (entry, file, options) => {
      const isThis = (/** @type {string} */ end) => file.endsWith(end);
      if (leftOut.some(isThis)) return '';
      const end = Object.keys(readOptions).find(isThis);
      // The replacement is a function: in a text, `replace` would read a dollar sign as a pattern.
      return end ? entry.replace(options, () => pick(options, readOptions[end] ?? [])) : entry;
    },
  );
};

/**
 * @param {string} json an object
 * @param {string[]} names
 */
function pick(json, names) {
  return JSON.stringify(
    Object.fromEntries(Object.entries(JSON.parse(json)).filter(([name]) => names.includes(name))),
  );
}
