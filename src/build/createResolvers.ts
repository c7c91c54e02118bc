import type { GatsbyNode } from 'gatsby';
import { assertSchema } from 'graphql';
import { hyphenateTitles } from './hyphenation/hyphenateTitles';

/** Sets the long words of titles (build/hyphenation). */
export const createResolvers: GatsbyNode['createResolvers'] = ({
  createResolvers: add,
  intermediateSchema,
}) => {
  add(hyphenateTitles(assertSchema(intermediateSchema)));
};
