import path from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import type { PrismicPluginOptions } from '@midstod/gatsby-source-prismic-graphql';

const config: GatsbyConfig = {
  plugins: [
    {
      resolve: '@midstod/gatsby-source-prismic-graphql',
      options: {
        endpoint: process.env.PRISMIC_ENDPOINT,
        defaultLang: 'pt-pt',
        langs: ['pt-pt', 'en-gb'],
        shortenUrlLangs: true,
        linkResolver: ({ type, uid, lang }) => {
          const prefix = lang === 'pt-pt' ? '' : '/en';
          return type === 'glaze' ? `${prefix}/vidrados/${uid}` : prefix || '/';
        },
        pages: [
          {
            type: 'Glaze',
            match: '/:lang?/vidrados/:uid',
            component: path.resolve('src/templates/glaze.tsx'),
            sortBy: 'fired_on_ASC',
          },
          {
            type: 'Workshop',
            match: '/:lang?',
            component: path.resolve('src/templates/workshop.tsx'),
          },
        ],
      } satisfies PrismicPluginOptions,
    },
  ],
};

export default config;
