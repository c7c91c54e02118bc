import type { PreviewSite } from '@midstod/gatsby-source-prismic-graphql/utils';

export const previewSite: PreviewSite = {
  linkResolver: ({ type, uid, lang }) => {
    const prefix = lang === 'pt-pt' ? '' : '/en';
    return type === 'glaze' ? `${prefix}/vidrados/${uid}` : prefix || '/';
  },
};
