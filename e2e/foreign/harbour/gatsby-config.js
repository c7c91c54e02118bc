const { linkResolver } = require('./src/utils/linkResolver');

// Except for `linkResolver`, these are the options of version 3.6.2 of the plugin.
module.exports = {
  siteMetadata: { title: 'Havnen' },
  plugins: [
    'gatsby-plugin-image',
    {
      resolve: 'gatsby-source-prismic-graphql',
      options: {
        endpoint: process.env.PRISMIC_ENDPOINT,
        linkResolver,
        defaultLang: 'da-dk',
        langs: ['da-dk'],
        path: '/preview',
        previews: true,
        pages: [
          {
            type: 'Boat',
            match: '/skibe/:uid',
            previewPath: '/skib',
            component: require.resolve('./src/templates/boat.js'),
            sortBy: 'built_ASC',
          },
        ],
        extraPageFields: 'built',
        sharpKeys: [/image|photo|picture/],
      },
    },
    {
      resolve: '@midstod/gatsby-plugin-offline',
      options: { precachePages: ['/'] },
    },
  ],
};
