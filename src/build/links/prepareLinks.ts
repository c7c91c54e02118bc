import { getNamedType, isObjectType } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { prepareRichText } from '../../content/values/prepareRichText';
import { changeCells } from '../../content/values/table';
import { readTypedLink } from '../../content/values/typedLinks';
import type { CustomResolver } from '../typography/hyphenateTexts';

/** Editors do not type the `url` of these types, so it needs no correction. */
const withOwnUrls = /^PRISMIC_(?:Meta|_FileLink|_ImageLink)$/;

/**
 * Returns resolvers that correct the links that editors type in rich texts, link fields and text
 * fields named `url`, and give ids to headings. Pages, feeds, calendars and search get the results.
 */
export function prepareLinks(schema: GraphQLSchema) {
  const types = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => name.startsWith('PRISMIC_') && !withOwnUrls.test(name));
  return Object.fromEntries(
    types.flatMap((type) => {
      const fields = Object.values(type.getFields()).filter(({ name, type: fieldType }) => {
        const kind = getNamedType(fieldType).name;
        return kind === 'PRISMIC_Json' || (kind === 'String' && name === 'url');
      });
      const resolvers = Object.fromEntries(fields.map(({ name }) => [name, { resolve }]));
      return fields.length > 0 ? [[type.name, resolvers]] : [];
    }),
  );
}

const resolve: CustomResolver<Record<string, unknown>> = (source, args, context, info) => {
  const value = info.originalResolver(source, args, context, info);
  const siteUrl = siteUrlOf(context);
  if (typeof value === 'string') return readTypedLink(value, siteUrl) ?? value;
  const prepare = (text: unknown) => prepareRichText(text, info.fieldName, siteUrl);
  return changeCells(prepare(value), prepare);
};

/** Gatsby's context. When a node changes, Gatsby repeats queries that read it by `nodeModel`. */
type Context = {
  nodeModel: {
    getNodeById: (node: { id: string; type: string }) => {
      siteMetadata?: { siteUrl?: string };
    } | null;
  };
};

function siteUrlOf(context: unknown): string {
  const site = (context as Context).nodeModel.getNodeById({ id: 'Site', type: 'Site' });
  return site?.siteMetadata?.siteUrl ?? '';
}
