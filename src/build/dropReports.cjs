// @ts-check

/**
 * A Babel plugin for browser code. Removes calls of `reportContent`, which does nothing in a
 * browser (content/values/cmsValues.ts): their texts would be in every initial load.
 * @returns {import('@babel/core').PluginObj}
 */
module.exports = function dropReports() {
  return {
    visitor: {
      ExpressionStatement(path) {
        const { expression } = path.node;
        if (expression.type !== 'CallExpression') return;
        const { callee } = expression;
        if (callee.type === 'Identifier' && callee.name === 'reportContent') path.remove();
      },
    },
  };
};
