// @ts-check

/**
 * A webpack loader for Gatsby's list of plugins with code for the browser, in which all of their options
 * stand too. Takes away what nothing in the browser reads.
 *
 * @this {{ getOptions: () => Trimmed }}
 * @param {string} source
 * @returns {string}
 *
 * @typedef {object} Trimmed
 * @property {string[]} leftOut the ends of files whose code is left out of the bundle: these plugins go
 * @property {Record<string, string[]>} readOptions by the ends of files, the options that their code reads
 */
module.exports = function trimPlugins(source) {
  const { leftOut, readOptions } = this.getOptions();
  return source.replace(
    /\{\s*plugin: require\('([^']+)'\),\s*options: (.*),\s*\},?/g,
    (entry, file, options) => {
      const isThis = (/** @type {string} */ end) => file.endsWith(end);
      if (leftOut.some(isThis)) return '';
      const end = Object.keys(readOptions).find(isThis);
      // As a function: a dollar sign in the options is no pattern.
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
