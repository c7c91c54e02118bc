import { registerPreview } from '@midstod/gatsby-source-prismic-graphql';

registerPreview(async () => (await import('./src/previewSite')).previewSite);
