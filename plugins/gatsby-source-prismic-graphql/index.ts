export type {
  DocumentEdge,
  DocumentMeta,
  LinkResolver,
  PageOptions,
  PrismicPluginOptions,
  RelatedDocument,
} from './src/PrismicPluginOptions';
export type {
  PreviewFailure,
  PreviewRelease,
  PreviewSession,
  PreviewSite,
  PreviewState,
  PreviewSubject,
} from './src/preview/registerPreview';
export {
  fieldName,
  getCookies,
  getCursorFromDocumentIndex,
  getDocumentIndexFromCursor,
  PreviewPage,
  typeName,
  withPreview,
} from './src/preview/version3';
export { linkResolver, registerLinkResolver, registerPreview } from './src/preview/registerPreview';
export { createContentApi } from './src/requests/contentApi/createContentApi';
