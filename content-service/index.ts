export { ContentServiceError } from './src/model/problems';
export { startContentService, startPrismic } from './src/startContentService';
export type {
  ContentService,
  ContentServiceOptions,
  LocalPrismic,
} from './src/startContentService';
