import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildArgs, CreatePagesArgs } from 'gatsby';
import {
  buildSchema,
  defaultFieldResolver,
  getNamedType,
  getOperationAST,
  graphql,
  isObjectType,
  parse,
  print,
  separateOperations,
  visit,
} from 'graphql';
import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Problem } from '../../../content-service/src/model/problems';
import { serve, testContent } from '../../../content-service/test/content';
import gatsbyConfig from '../../../gatsby-config';
import type { PrismicPluginOptions } from '../../../plugins/gatsby-source-prismic-graphql/src/PrismicPluginOptions';
import {
  fakeGatsby,
  removeFolders,
} from '../../../plugins/gatsby-source-prismic-graphql/test/fakeGatsby';
import { runHooks } from '../../../plugins/gatsby-source-prismic-graphql/test/runHooks';
import { createPages } from '../../build/createPages';
import { prepareFields } from '../../build/createResolvers';
import type { CustomResolver } from '../../build/createResolvers';
import { lastContent } from '../../build/readContent';
import { replaceRenderer } from '../../build/replaceRenderer';
import { writeSearch } from '../../build/search/writeSearch';
import { writeSubscriptions } from '../../build/subscriptions/writeSubscriptions';
import { toPageContext } from '../../documentPages';
import { temporaryFolder } from '../temporaryFolder';
import { setStaticData } from './gatsbyWithData';
import { headElement, loadTemplates, pageElement } from './pageElement';
import type { PageData } from './pageElement';
import { asReceived, writeDocuments } from './writeDocuments';
import type { Written } from './writeDocuments';

export type BuiltSite = {
  pages: PageData[];
  /** The contents of Gatsby's root element, by path. */
  bodies: Map<string, string>;
  /** Complete documents, by path. */
  html: Map<string, string>;
  staticData: Record<string, unknown>;
  /** The search index, feeds, calendars and the sitemap, by path. */
  files: Map<string, string>;
  /** Problems that the content service has reported. */
  problems: readonly Problem[];
  /** Warnings of the source plugin and the site. */
  warnings: string[];
  errors: string[];
};

/** Matches warnings that only React's development build logs. */
const isOfDevelopment =
  /useLayoutEffect does nothing on the server|Invalid DOM property `%s`.* hreflang/;

const SITE_URL = 'https://example.is';
const BUILD_TIME = '2026-11-22T00:00:00Z';

/** The part of Gatsby's own schema that the site queries. */
const siteSchema = buildSchema(`
  scalar Json
  type Query { site: Site, allSitePage: Pages }
  type Site { siteMetadata: Metadata, buildTime(formatString: String!): String }
  type Metadata { siteUrl: String }
  type Pages { nodes: [Page!] }
  type Page { path: String, pageContext: Json }
`);

/** Builds the site from documents with the real code, except for Gatsby itself and webpack. */
export async function buildSite(written: readonly Written[]): Promise<BuiltSite> {
  const content = testContent();
  const folder = temporaryFolder();
  const home = process.cwd();
  const warnings: string[] = [];
  const logged = jest
    .spyOn(console, 'warn')
    .mockImplementation((message: unknown) => void warnings.push(String(message)));
  const errors: string[] = [];
  const failed = jest.spyOn(console, 'error').mockImplementation((...texts: unknown[]) => {
    const message = texts.map(String).join(' ');
    if (!isOfDevelopment.test(message)) errors.push(message);
  });
  await writeDocuments(content, written);
  const service = await serve(content, { types: path.resolve('customtypes') });
  try {
    process.env.GATSBY_MEDIA_ORIGIN = service.url;
    const gatsby = fakeGatsby();
    addResolvers(gatsby, written);
    await runHooks(gatsby, { ...pluginOptions(), endpoint: `${service.url}/api/v2` });
    const run = queryWith(gatsby);
    await createPages?.(
      { ...(gatsby.args as object), graphql: run } as unknown as CreatePagesArgs & {
        traceId: 'initial-createPages';
      },
      { plugins: [] },
      () => undefined,
    );
    const { templates, fragments } = await (sources ??= readSources());
    const staticData = await readStaticData(run, fragments);
    setStaticData(staticData);

    const site: BuiltSite = {
      ...{ pages: [], bodies: new Map(), html: new Map(), files: new Map() },
      ...{ staticData, problems: service.problems(), warnings, errors },
    };
    for (const page of gatsby.pages) page.path = withSlash(page.path);
    for (const { path: address, component, context } of gatsby.pages) {
      const name = path.basename(component, '.tsx');
      const template = templates.get(name);
      if (!template) continue;
      const pageContext = asJson(toPageContext({ ...(context as object | undefined) })) as Record<
        string,
        unknown
      >;
      try {
        const result = template.query
          ? await run(withFragments(template.query, fragments), pageContext)
          : { data: {} };
        if (result.errors) throw result.errors[0];
        const page = { path: address, template: name, pageContext, data: asJson(result.data) };
        const body = await render(pageElement(template, page));
        const head = renderToStaticMarkup(headElement(template, page));
        site.pages.push(page);
        site.bodies.set(address, body);
        site.html.set(address, toDocument(head, body));
      } catch (error) {
        errors.push(`${address}: ${error instanceof Error ? error.stack : String(error)}`);
      }
    }
    mkdirSync(path.join(folder, 'public'));
    for (const [address, text] of site.html) {
      const file = path.join(folder, 'public', address, 'index.html');
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    // The hooks write to the current folder of the process.
    process.chdir(folder);
    await writeFiles(run).catch((error: unknown) =>
      errors.push(error instanceof Error ? String(error.stack) : String(error)),
    );
    site.files = readWritten(path.join(folder, 'public'));
    warnings.push(...gatsby.warnings);
    errors.push(...gatsby.errors);
    return site;
  } finally {
    process.chdir(home);
    logged.mockRestore();
    failed.mockRestore();
    await service.close();
    content.remove();
    removeFolders();
  }
}

let sources: ReturnType<typeof readSources> | undefined;

/** Call this function only once, because later imports would load the browser's modules. */
async function readSources() {
  return { templates: await loadTemplates(), fragments: await readFragments() };
}

function pluginOptions(): PrismicPluginOptions {
  for (const plugin of gatsbyConfig.plugins ?? []) {
    if (typeof plugin === 'object' && plugin?.resolve === 'gatsby-source-prismic-graphql') {
      return plugin.options as unknown as PrismicPluginOptions;
    }
  }
  throw new Error('gatsby-config.ts does not list the source plugin.');
}

type Gatsby = ReturnType<typeof fakeGatsby>;
type Mount = (mounted: { schema: GraphQLSchema }) => unknown;
type Run = CreatePagesArgs['graphql'];
type Source = Record<string, unknown>;
type Fields = Record<string, { resolve: CustomResolver }>;
type Resolver = GraphQLFieldResolver<Source, unknown>;
type ContextValue = {
  nodeModel: { getNodeById: (node: { id: string }, options?: object) => unknown };
};

/** Unchecked documents get back the invalid values that the content service has removed. */
function addResolvers({ args }: Gatsby, written: readonly Written[]): void {
  const unchecked = new Map(
    written.flatMap(({ id, data, isUnchecked }) =>
      isUnchecked ? [[id, asReceived(data)] as const] : [],
    ),
  );
  const { actions } = args as unknown as { actions: { addThirdPartySchema: Mount } };
  const add = actions.addThirdPartySchema;
  actions.addThirdPartySchema = ({ schema }) => {
    for (const type of Object.values(schema.getTypeMap())) {
      if (!isObjectType(type) || !('_meta' in type.getFields())) continue;
      for (const field of Object.values(type.getFields())) {
        if (getNamedType(field.type).name !== 'PRISMIC_Json') continue;
        const resolve: Resolver = field.resolve ?? defaultFieldResolver;
        const received: Resolver = (source, values, context, info) => {
          const { id } = (source['_meta'] ?? {}) as { id?: string };
          const value = unchecked.get(id ?? '')?.[field.name];
          const from = value === undefined ? source : { ...source, [info.path.key]: value };
          return resolve(from, values, context, info);
        };
        field.resolve = received;
      }
    }
    const resolvers: Record<string, Fields> = prepareFields(schema);
    const site = { siteMetadata: { siteUrl: SITE_URL } };
    const withSite = ({ nodeModel }: ContextValue): ContextValue => ({
      nodeModel: {
        getNodeById: (node, options) =>
          node.id === 'Site' ? site : nodeModel.getNodeById(node, options),
      },
    });
    for (const [name, fields] of Object.entries(resolvers)) {
      const type = schema.getType(name);
      for (const [fieldName, { resolve }] of Object.entries(fields)) {
        const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
        if (!field) continue;
        const originalResolver = field.resolve ?? defaultFieldResolver;
        field.resolve = (source, values, context, info) =>
          resolve(
            source,
            values,
            { ...(context as object), ...withSite(context as ContextValue) },
            { ...info, originalResolver },
          );
      }
    }
    return add({ schema });
  };
}

/** Returns a function that runs queries. The source plugin resolves Prismic's fields. */
function queryWith({ query, pages }: Gatsby): Run {
  const rootValue = {
    site: {
      siteMetadata: { siteUrl: SITE_URL },
      buildTime: ({ formatString }: { formatString: string }) =>
        BUILD_TIME.slice(0, formatString.length),
    },
    allSitePage: () => ({
      nodes: pages.map(({ path: address, context }) => ({ path: address, pageContext: context })),
    }),
  };
  const run = async (text: string, variableValues?: Record<string, unknown>) => {
    const own = partOf(text, (name) => name !== 'prismic');
    const prismic = partOf(text, (name) => name === 'prismic');
    const results = await Promise.all([
      own && graphql({ schema: siteSchema, source: own, rootValue, variableValues }),
      prismic && query(prismic, variableValues),
    ]);
    const errors = results.flatMap((result) => (result && result.errors) || []);
    const data = Object.assign({}, ...results.map((result) => result && result.data)) as unknown;
    return errors.length > 0 ? { errors } : { data };
  };
  return run as unknown as Run;
}

/** Returns the query with only some fields and their fragments, if a field is left. */
function partOf(text: string, isPart: (field: string) => boolean): string | undefined {
  const document = visit(parse(text), {
    OperationDefinition: ({ selectionSet, ...operation }) => ({
      ...operation,
      selectionSet: {
        ...selectionSet,
        selections: selectionSet.selections.filter(
          (field) => field.kind === 'Field' && isPart(field.name.value),
        ),
      },
    }),
  });
  const [part] = Object.values(separateOperations(document));
  const operation = part && getOperationAST(part);
  return operation && operation.selectionSet.selections.length > 0 ? print(part) : undefined;
}

async function readFragments(): Promise<string> {
  const files = ['src/content/types', 'src/slices'].flatMap((folder) =>
    readdirSync(folder).map((file) => path.resolve(folder, file)),
  );
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));
  const modules: { fragments?: string }[] = await Promise.all(sources.map((file) => import(file)));
  return modules.flatMap(({ fragments }) => fragments ?? []).join('\n');
}

function withFragments(query: string, fragments: string): string {
  const [name = ''] = /(?<=query )\w+/.exec(query) ?? [];
  const document = separateOperations(parse(query + fragments))[name];
  if (!document) throw new Error(`The query ${name} was not found.`);
  return print(document);
}

const staticQuery = /useStaticQuery[^`]*graphql`([^`]*)`/g;

async function readStaticData(run: Run, fragments: string): Promise<Record<string, unknown>> {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(path.join('src', file), 'utf8'));
  const queries = sources.flatMap((text) =>
    [...text.matchAll(staticQuery)].map(([, each]) => each),
  );
  const entries = queries.map(async (query = '') => {
    const { data, errors } = await run(withFragments(query, fragments));
    if (errors) throw errors[0];
    return [/query (\w+)/.exec(query)?.[1], asJson(data)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Adds the final slash, as Gatsby's option `trailingSlash` does. */
function withSlash(address: string): string {
  return /(\/|\.html)$/.test(address) ? address : `${address}/`;
}

/** Converts a value as a JSON file does, because page data reach the browser in JSON files. */
function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

async function render(bodyComponent: ReactElement): Promise<string> {
  let html = '';
  const args = { bodyComponent, replaceBodyHTMLString: (body: string) => void (html = body) };
  await replaceRenderer?.(args as Parameters<typeof replaceRenderer>[0], { plugins: [] });
  return html;
}

function toDocument(head: string, body: string): string {
  const [, attributes = ''] = /<html([^>]*)><\/html>/.exec(head) ?? [];
  const tags = head.replace(/<html[^>]*><\/html>/, '');
  return `<!DOCTYPE html><html${attributes}><head><meta charset="utf-8">${tags}</head><body><div id="___gatsby">${body}</div></body></html>`;
}

async function writeFiles(run: Run): Promise<void> {
  const cache = { get: async () => undefined, set: async () => undefined };
  const args = { graphql: run, cache, reporter: { info: () => undefined } } as unknown as BuildArgs;
  await writeSubscriptions(args, lastContent());
  // The last argument is a file that identifies the code in the cache. Here nothing is cached.
  await writeSearch(args, lastContent(), path.resolve('public'), __filename);
}

function readWritten(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'index.html')
    .map(({ parentPath, name }) => path.join(parentPath, name));
  return new Map(
    files.map((file) => [`/${path.relative(folder, file)}`, readFileSync(file, 'utf8')]),
  );
}
