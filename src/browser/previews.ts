import { registerPreview } from '../../plugins/gatsby-source-prismic-graphql/src/preview/registerPreview';

registerPreview(
  async () =>
    (await import(/* webpackChunkName: "preview-site" */ '../preview/previewSite')).previewSite,
);
