export { ContentServiceError } from './src/model/problems';
export { startContentService } from './src/startContentService';
export type { ContentService, ContentServiceOptions } from './src/startContentService';
