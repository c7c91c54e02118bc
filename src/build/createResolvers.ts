import type { GatsbyNode } from 'gatsby';
import { assertSchema, getNamedType, isObjectType } from 'graphql';
import type { GraphQLFieldResolver, GraphQLResolveInfo, GraphQLSchema } from 'graphql';
import { prepareRichText, readTypedLink } from '../content/values/prepareRichText';
import { changeCells } from '../content/values/table';
import { bindNumbers, bindNumbersInBlocks } from './typography/bindNumbers';
import { hyphenateBlocks } from './typography/hyphenate';

export const createResolvers: GatsbyNode['createResolvers'] = ({
  createResolvers: add,
  intermediateSchema,
}) => add(prepareFields(assertSchema(intermediateSchema)));

/** Editors do not type the `url` of these types, so it needs no correction. */
const withOwnUrls = /^PRISMIC_(?:Meta|_FileLink|_ImageLink)$/;

/** Only these plain texts change, because other code compares the values of some other fields. */
const plainTexts = ['url', 'amount', 'opening_hours', 'place'];

/**
 * Returns resolvers for rich texts and `plainTexts`. They bind numbers, add hyphens, correct the
 * links that editors type, and give ids to headings. Pages, feeds, calendars and search get the
 * results. Hyphens need `_meta { lang }` in the query.
 */
export function prepareFields(schema: GraphQLSchema) {
  const types = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => name.startsWith('PRISMIC_') && !withOwnUrls.test(name));
  return Object.fromEntries(
    types.map((type) => {
      const fields = Object.values(type.getFields()).filter(({ name, type: fieldType }) => {
        const kind = getNamedType(fieldType).name;
        return kind === 'PRISMIC_Json' || (kind === 'String' && plainTexts.includes(name));
      });
      const resolvers = Object.fromEntries(fields.map(({ name }) => [name, { resolve }]));
      return [type.name, resolvers];
    }),
  );
}

type Source = Record<string, unknown> & { _meta?: { lang?: unknown } };

/** Gatsby adds the original resolver to `info`. */
export type CustomResolver = (
  source: Source,
  args: Record<string, unknown>,
  context: unknown,
  info: GraphQLResolveInfo & { originalResolver: GraphQLFieldResolver<Source, unknown> },
) => unknown;

const resolve: CustomResolver = (source, args, context, info) => {
  const value = info.originalResolver(source, args, context, info);
  const { fieldName } = info;
  const siteUrl = siteUrlOf(context);
  if (typeof value === 'string') {
    return fieldName === 'url' ? (readTypedLink(value, siteUrl) ?? value) : bindNumbers(value);
  }
  const prepare = (blocks: unknown) =>
    prepareRichText(bindNumbersInBlocks(blocks), fieldName, siteUrl);
  const hyphenated = hyphenateBlocks(prepare(value), fieldName === 'title', source._meta?.lang);
  return changeCells(hyphenated, prepare);
};

/** Gatsby's context. When a node changes, Gatsby repeats queries that read it by `nodeModel`. */
type Context = { nodeModel: { getNodeById: (node: { id: string; type: string }) => Site | null } };

type Site = { siteMetadata?: { siteUrl?: string } };

/** All queries of texts depend on the site's metadata, which contain a hash of this code. */
function siteUrlOf(context: unknown): string {
  const site = (context as Context).nodeModel.getNodeById({ id: 'Site', type: 'Site' });
  return site?.siteMetadata?.siteUrl ?? '';
}
