const { registerLinkResolver } = require('gatsby-source-prismic-graphql');
const { linkResolver } = require('./src/utils/linkResolver');

registerLinkResolver(linkResolver);

// Gatsby loads this file only if it exports a hook.
exports.onRenderBody = () => {};
