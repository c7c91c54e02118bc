import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  CreatePagesArgs,
  CreateSchemaCustomizationArgs,
  NodeInput,
  SourceNodesArgs,
} from 'gatsby';
import type { GraphQLSchema } from 'graphql';
import { graphql } from 'graphql';

type ErrorMeta = { context: { sourceMessage: string } };
type Page = Parameters<CreatePagesArgs['actions']['createPage']>[0];

const folders: string[] = [];

export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}
afterEach(removeFolders);

/** The part of Gatsby that the hooks use. `panic` throws an error and does not end the process. */
export function fakeGatsby(command: 'build' | 'develop' = 'build') {
  const directory = mkdtempSync(join(tmpdir(), 'prismic-'));
  folders.push(directory);
  const stored = new Map<string, unknown>();
  const errors: string[] = [];
  const warnings: string[] = [];
  const pages: Page[] = [];
  const nodes = new Map<string, NodeInput>();
  let schema: GraphQLSchema | undefined;

  const panic = ({ context }: ErrorMeta): never => {
    throw new Error(`panic: ${context.sourceMessage}`);
  };
  const reporter = {
    panic,
    warn: (message: string) => warnings.push(message),
    panicOnBuild: (meta: ErrorMeta) =>
      command === 'build' ? panic(meta) : errors.push(meta.context.sourceMessage),
  };
  const activity = { ...reporter, start() {}, end() {}, setStatus() {} };
  const args = {
    reporter: { ...reporter, activityTimer: () => activity },
    cache: {
      directory,
      get: (key: string) => Promise.resolve(stored.get(key)),
      set: (key: string, value: unknown) => Promise.resolve(stored.set(key, value)),
    },
    getNodesByType: (type: string) =>
      [...nodes.values()].filter(({ internal }) => internal.type === type),
    createNodeId: (text: string) => `id of ${text}`,
    createContentDigest: (value: unknown) => JSON.stringify(value),
    actions: {
      addThirdPartySchema: (mounted: { schema: GraphQLSchema }) => (schema = mounted.schema),
      createNode: (node: NodeInput) => Promise.resolve(nodes.set(node.id, node)),
      deleteNode: ({ id }: NodeInput) => nodes.delete(id),
      createPage: (page: Page) => pages.push(page),
    },
  } as unknown as CreatePagesArgs & CreateSchemaCustomizationArgs & SourceNodesArgs;

  /** Runs a page query like Gatsby. `dependsOn` lists the nodes that the query has read. */
  const query = async (
    source: string,
    variableValues: Record<string, unknown> = {},
    page: Record<string, unknown> = {},
  ) => {
    if (!schema) throw new Error('No schema is mounted.');
    const dependsOn: string[] = [];
    const nodeModel = {
      getNodeById({ id }: { id: string }, { track = true } = {}) {
        const node = nodes.get(id);
        if (track && node) dependsOn.push(id);
        return node ?? null;
      },
    };
    const result = await graphql({
      schema,
      source,
      variableValues,
      contextValue: { ...page, nodeModel },
    });
    return { ...result, dependsOn };
  };
  return { args, errors, warnings, pages, nodes, query };
}
