module.exports = {
  siteMetadata: { title: 'Havnen' },
  plugins: [
    {
      resolve: 'gatsby-source-prismic-graphql',
      options: {
        endpoint: process.env.PRISMIC_ENDPOINT,
        defaultLang: 'da-dk',
        langs: ['da-dk'],
        pages: [
          {
            type: 'Boat',
            match: '/skibe/:uid',
            component: `${__dirname}/src/templates/boat.js`,
          },
        ],
      },
    },
    {
      resolve: '@midstod/gatsby-plugin-offline',
      options: { precachePages: ['/'] },
    },
  ],
};
