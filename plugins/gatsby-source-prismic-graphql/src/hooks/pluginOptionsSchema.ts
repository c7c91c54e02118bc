import type { PluginOptionsSchemaArgs } from 'gatsby';
import { findUnknownParameters } from '../planning/pagePath';
import { apiPath } from '../requests/repository';
import type { OldOptions } from './onPluginInit';

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
