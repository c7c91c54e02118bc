import type { GatsbyNode } from 'gatsby';
import { unsetWorkerCount } from './workerCount';

/** The first hook after Gatsby has started its workers. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = () =>
  unsetWorkerCount();
