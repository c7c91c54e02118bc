import type { GatsbyNode } from 'gatsby';
import { assertSchema } from 'graphql';
import { bindNumbersInTexts } from './typography/bindNumbersInTexts';
import { hyphenateTitles } from './typography/hyphenateTitles';

/** Prepares texts for their lines: no line ends inside an amount or a date, and long words have soft hyphens. */
export const createResolvers: GatsbyNode['createResolvers'] = ({
  createResolvers: add,
  intermediateSchema,
}) => {
  const schema = assertSchema(intermediateSchema);
  add(bindNumbersInTexts(schema));
  add(hyphenateTitles(schema));
};
