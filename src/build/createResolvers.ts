import type { GatsbyNode } from 'gatsby';
import { assertSchema } from 'graphql';
import { prepareLinks } from './links/prepareLinks';
import { bindNumbersInTexts } from './typography/bindNumbersInTexts';
import { hyphenateTexts } from './typography/hyphenateTexts';

/**
 * Prepares texts: no line ends inside an amount or a date, long words have soft hyphens, and links lead where their
 * writers meant.
 */
export const createResolvers: GatsbyNode['createResolvers'] = ({
  createResolvers: add,
  intermediateSchema,
}) => {
  const schema = assertSchema(intermediateSchema);
  add(bindNumbersInTexts(schema));
  add(hyphenateTexts(schema));
  add(prepareLinks(schema));
};
