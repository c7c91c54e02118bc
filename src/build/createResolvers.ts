import type { GatsbyNode } from 'gatsby';
import { assertSchema } from 'graphql';
import { prepareLinks } from './links/prepareLinks';
import { bindNumbersInTexts } from './typography/bindNumbersInTexts';
import { hyphenateTexts } from './typography/hyphenateTexts';

export const createResolvers: GatsbyNode['createResolvers'] = ({
  createResolvers: add,
  intermediateSchema,
}) => {
  const schema = assertSchema(intermediateSchema);
  add(bindNumbersInTexts(schema));
  add(hyphenateTexts(schema));
  add(prepareLinks(schema));
};
