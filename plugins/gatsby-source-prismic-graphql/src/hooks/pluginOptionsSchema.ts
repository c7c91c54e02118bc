import { existsSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import type { PluginOptionsSchemaArgs } from 'gatsby';
import { findSyntaxError } from '../planning/extraPageFields';
import { findUnknownParameters, toUrlLang } from '../planning/pagePath';
import { isEndpoint } from '../requests/repository';
import type { OldOptions } from './onPluginInit';

export function pluginOptionsSchema({ Joi }: PluginOptionsSchemaArgs) {
  const languages = Joi.array().items(Joi.string()).min(1).messages({
    'array.base': '{{#label}} must be a list of Prismic language ids, such as ["is", "en-us"]',
    'array.min': '{{#label}} is empty: list at least one language, or remove the option',
  });

  const path = Joi.string().pattern(/^\//).messages({
    'string.pattern.base': '{{#label}} is "{{#value}}", but must begin with a slash',
  });
  const extraPageFields = Joi.string()
    .allow('')
    .custom((fields: string, helpers) => {
      const error = findSyntaxError(fields);
      return error === undefined ? fields : helpers.error('fields.syntax', { error });
    })
    .messages({
      'string.base': '{{#label}} must be a string of GraphQL fields, such as "title category"',
      'fields.syntax':
        '{{#label}} must be GraphQL fields, such as "title category", but parsing failed: {{#error}}',
    });

  const existing = (missing: string) =>
    Joi.string()
      .custom((file: string, helpers) => {
        if (!isAbsolute(file)) return helpers.error('path.relative');
        return existsSync(file) ? file : helpers.error('path.missing');
      })
      .messages({
        'path.relative':
          '{{#label}} is "{{#value}}", but must be an absolute path: path.resolve("{{#value}}")',
        'path.missing': `{{#label}}: there is no ${missing}`,
      });
  const component = existing('file {{#value}}');

  const page = Joi.object({
    type: Joi.string()
      .pattern(/^[A-Z]\w*$/)
      .required()
      .messages({
        'any.required': '{{#label}} is missing: set the GraphQL type name, such as "Article"',
        'string.pattern.base':
          '{{#label}} is "{{#value}}", but must be the GraphQL type name, such as "Article" for the custom type "article"',
      }),
    match: path.required().messages({
      'any.required': '{{#label}} is missing: set the path, such as "/:lang?/news/:uid"',
    }),
    component: component.required().messages({
      'any.required':
        '{{#label}} is missing: set the template, such as path.resolve("src/templates/article.tsx")',
    }),
    // Also allows values of version 3 of this plugin, about which `adviseOnOptions` warns.
    path: Joi.string().allow(''),
    previewPath: Joi.string().allow(''),
    sortBy: Joi.string(),
    langs: languages,
    filter: Joi.function(),
    customPath: Joi.forbidden().messages({
      'any.unknown':
        '{{#label}} is an option of @prismicio/gatsby-source-prismic-graphql, not of this plugin: return the path from linkResolver',
    }),
    required: Joi.object({
      field: Joi.string().pattern(/^\w+$/).required().messages({
        'string.pattern.base': '{{#label}} is "{{#value}}", but must be the name of one field',
      }),
      isFilled: Joi.function().required(),
    }),
    extraPageFields,
  });

  const sharpKeys = Joi.array().items(Joi.string(), Joi.object().instance(RegExp)).messages({
    'array.base':
      '{{#label}} must be a list of names and patterns of image fields, such as [/image|photo/]',
    'array.includes':
      '{{#label}} must be the name of an image field, or a pattern such as /image|photo/',
  });

  const always = (value: string) =>
    Joi.string()
      .valid(value)
      .messages({
        'any.only': `{{#label}} is "{{#value}}", but this plugin always uses "${value}": write ${value} in the queries, and remove the option`,
      });

  return Joi.object({
    repositoryName: Joi.string()
      .pattern(/^[a-z0-9-]+$/i)
      .messages({
        'string.pattern.base':
          '{{#label}} is "{{#value}}", but must be only the name in https://<name>.prismic.io; use endpoint for any other URL',
      }),
    endpoint: Joi.string()
      .custom((address: string, helpers) =>
        isEndpoint(address) ? address : helpers.error('endpoint.url'),
      )
      .messages({
        'endpoint.url':
          '{{#label}} is "{{#value}}", but must be the URL of the repository\'s API, such as http://localhost:3100/api/v2',
      }),
    accessToken: Joi.string().allow(''),
    prismicRef: Joi.string().allow(''),
    timeoutInMs: Joi.number().integer().min(1).messages({
      'number.base': '{{#label}} must be a number of milliseconds, such as 30000',
      'number.min': '{{#label}} must be 1 ms or more',
    }),
    maxConcurrency: Joi.number().integer().min(1).messages({
      'number.base': '{{#label}} must be a number of requests, such as 20',
      'number.min': '{{#label}} must be 1 or more: with 0 the plugin could send no request',
    }),
    customTypes: existing('folder {{#value}}; it must contain the custom types as <id>/index.json'),
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
    sharpKeys,
    fieldName: always('prismic'),
    typeName: always('PRISMIC'),
    previewComponent: component,
    useGETForQueries: Joi.boolean(),
    passContextKeys: Joi.array().items(Joi.string()).messages({
      'array.base': '{{#label}} must be a list of page context names, such as ["category"]',
    }),
    omitPrismicScript: Joi.boolean(),
  })
    .or('repositoryName', 'endpoint')
    .custom((options: OldOptions, helpers) => {
      const { langs = [], shortenUrlLangs, linkResolver, pages = [], path: oldPath } = options;
      for (const [index, { match }] of pages.entries()) {
        const [name] = findUnknownParameters(match);
        if (name !== undefined && !linkResolver) {
          return helpers.error('match.parameter', { option: `pages[${index}].match`, name });
        }
      }
      const short = langs.map((lang) => toUrlLang(lang, shortenUrlLangs));
      const duplicate = langs.find((_, index) => short.indexOf(short[index] ?? '') < index);
      if (duplicate !== undefined) return helpers.error('langs.duplicate', { duplicate });
      return oldPath === undefined ? options : { previewPath: oldPath, ...options };
    })
    .messages({
      'object.missing':
        'set repositoryName (the name in https://<name>.prismic.io) or endpoint (the API address of any other host)',
      'match.parameter':
        '"{{#option}}" has the parameter ":{{#name}}", which a document alone cannot fill: use :lang?, :lang, :uid or :id, or add a linkResolver that returns the path',
      'langs.duplicate':
        '"langs": "{{#duplicate}}" has the same URL prefix as an earlier language: remove the language or shortenUrlLangs',
    });
}
