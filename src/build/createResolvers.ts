import type { GatsbyNode } from 'gatsby';
import { assertSchema } from 'graphql';
import { hyphenateTitles } from './hyphenation/hyphenateTitles';

/** Adds hyphenated titles to documents (build/hyphenation). */
export const createResolvers: GatsbyNode['createResolvers'] = ({
  createResolvers: add,
  intermediateSchema,
}) => {
  add(hyphenateTitles(assertSchema(intermediateSchema)));
};
