import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import { parse, print } from 'graphql';
import { PrismicError } from '../PrismicError';
import type { Connection } from '../requests/connection';
import { askOnce } from '../requests/keptAnswers';
import { traceDocuments } from '../requests/traceDocuments';
import type { AddressBook } from './addressBook';
import type { RefNode } from './refNode';
import { toPrismicQuery } from './toPrismicQuery';

/** The part of Gatsby's resolver context that we use. */
export type GatsbyContext = {
  nodeModel: { getNodeById(args: { id: string }): RefNode | null };
};

/**
 * Makes the resolver of `prismic`. Reading the ref's node makes the page depend on it, and gives
 * all of Gatsby's processes the same ref, whatever is published in the meantime.
 *
 * @param schema the repository's own: what it does not have is not asked of it.
 * @param addressBook is opened at the addresses that belong to the ref's node.
 * @throws PrismicError (from the resolver) as `askGraphQL` does; Gatsby adds file and page.
 */
export function createPrismicResolver(
  connection: Connection,
  schema: GraphQLSchema,
  refNodeId: string,
  addressBook: AddressBook,
): GraphQLFieldResolver<unknown, GatsbyContext> {
  return async (_source, _args, { nodeModel }, info) => {
    const node = nodeModel.getNodeById({ id: refNodeId });
    if (!node) throw new PrismicError('`prismic` was queried before the content was sourced.');
    const { ref, integrationFieldsRef, addresses } = node;
    await addressBook.open(addresses);
    const question = toPrismicQuery(info, schema);
    if (!question) return {};
    const traced = traceDocuments(parse(question.query), schema);
    return askOnce(connection, {
      ...question,
      ...(traced ? { query: print(traced), isTraced: true } : {}),
      ref,
      integrationFieldsRef,
    });
  };
}
