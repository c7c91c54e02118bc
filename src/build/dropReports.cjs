// @ts-check

/**
 * A Babel plugin for the browser's scripts. Takes away the calls of `reportContent`, which does nothing in
 * a reader's browser (content/report.ts): their texts would be a part of every first load.
 *
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
