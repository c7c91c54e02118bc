import type { ParentSpanPluginArgs, PluginOptionsSchemaArgs, Reporter } from 'gatsby';
import { findUnknownParameters } from '../planning/pagePath';
import { defaultPreviewPath, isFallbackPath } from '../planning/planFallbackPages';
import type { PageOptions, PrismicPluginOptions, PublicOptions } from '../PrismicPluginOptions';
import { apiPath } from '../requests/repository';
import { errorMap, prefixed } from './stop';

export function pluginOptionsSchema({ Joi }: PluginOptionsSchemaArgs) {
  const languages = Joi.array().items(Joi.string()).min(1);
  const path = Joi.string().pattern(/^\//, 'path beginning with a slash');
  const extraPageFields = Joi.string().allow('');

  const page = Joi.object({
    type: Joi.string()
      .pattern(/^[A-Z]\w*$/, 'GraphQL type name, such as Article,')
      .required(),
    match: path.required(),
    component: Joi.string().required(),
    // Also allows values of version 3 of this plugin, about which `adviseOnOptions` warns.
    path: Joi.string().allow(''),
    previewPath: Joi.string().allow(''),
    sortBy: Joi.string(),
    langs: languages,
    filter: Joi.function(),
    customPath: Joi.forbidden().messages({
      'any.unknown': '{{#label}} is not an option of this plugin: use linkResolver',
    }),
    required: Joi.object({
      field: Joi.string().pattern(/^\w+$/, 'name of one field').required(),
      isFilled: Joi.function().required(),
    }),
    extraPageFields,
  });

  return Joi.object({
    repositoryName: Joi.string().pattern(/^[a-z0-9-]+$/i, 'name in https://<name>.prismic.io'),
    endpoint: Joi.string()
      .uri({ scheme: ['http', 'https'] })
      .pattern(apiPath, 'API address, such as http://localhost:3100/api/v2,'),
    accessToken: Joi.string().allow(''),
    prismicRef: Joi.string().allow(''),
    timeoutInMs: Joi.number().integer().min(1),
    maxConcurrency: Joi.number().integer().min(1),
    customTypes: Joi.string(),
    defaultLang: Joi.string(),
    langs: languages,
    shortenUrlLangs: Joi.boolean(),
    linkResolver: Joi.function(),
    reservedFor: Joi.function(),
    toPageContext: Joi.function(),
    strict: Joi.boolean(),
    pages: Joi.array().items(page),
    extraPageFields,
    previews: Joi.boolean(),
    previewPath: path,
    path,
    sharpKeys: Joi.array().items(Joi.string(), Joi.object().instance(RegExp)),
    fieldName: Joi.valid('prismic'),
    typeName: Joi.valid('PRISMIC'),
    previewComponent: Joi.string(),
    useGETForQueries: Joi.boolean(),
    passContextKeys: Joi.array().items(Joi.string()),
    omitPrismicScript: Joi.boolean(),
  })
    .or('repositoryName', 'endpoint')
    .custom((options: OldOptions, helpers) => {
      const { linkResolver, pages = [], path: oldPath } = options;
      for (const [index, { match }] of pages.entries()) {
        const [name] = findUnknownParameters(match);
        if (name !== undefined && !linkResolver) {
          return helpers.error('match.parameter', { option: `pages[${index}].match`, name });
        }
      }
      return oldPath === undefined ? options : { previewPath: oldPath, ...options };
    })
    .messages({
      'match.parameter':
        '"{{#option}}" has the parameter ":{{#name}}", which a document alone cannot fill: use :lang?, :lang, :uid or :id, or add a linkResolver that returns the path',
    });
}

export function onPluginInit({ reporter }: ParentSpanPluginArgs, options: OldOptions): void {
  reporter.setErrorMap(errorMap);
  if (!process.env.GATSBY_WORKER_ID) adviseOnOptions(options, reporter);
  // Gatsby writes the JSON of the options into code that readers download, so the JSON must not
  // contain the access token.
  const { previews = true, previewPath = defaultPreviewPath } = options;
  const toJSON = (): PublicOptions => ({ previews, previewPath });
  Object.defineProperty(options, 'toJSON', { value: toJSON, configurable: true });
}

/** Options with the names of version 3 of this plugin and earlier versions. */
type OldOptions = Omit<PrismicPluginOptions, 'pages'> & {
  path?: string;
  pages?: (PageOptions & { previewPath?: string })[];
};

function adviseOnOptions({ path, pages = [] }: OldOptions, reporter: Pick<Reporter, 'warn'>): void {
  const remove = 'a draft without a page is shown at its own address';
  const advice = path === undefined ? [] : [`- write previewPath: '${path}' instead of path`];
  for (const [index, page] of pages.entries()) {
    const { path: own, previewPath } = page;
    if (own !== undefined && !isFallbackPath(own)) {
      advice.push(`- remove pages[${index}].path: ${remove}`);
    }
    if (previewPath !== undefined) advice.push(`- remove pages[${index}].previewPath: ${remove}`);
  }
  if (advice.length === 0) return;
  reporter.warn(
    prefixed(
      `the options have names of version 3 of the plugin:\n${advice.join('\n')}\n` +
        'docs/moving-from-3.md of the plugin has the whole list.',
    ),
  );
}
