export { ContentServiceError } from './src/model/problems';
export { startPrismic } from './src/startPrismic';
export type { LocalPrismic } from './src/startPrismic';
export { startContentService } from './src/startContentService';
export type { ContentService, ContentServiceOptions } from './src/startContentService';
