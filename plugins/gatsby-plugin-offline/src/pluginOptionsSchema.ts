import { existsSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import type { PluginOptionsSchemaArgs } from 'gatsby';
import { handlers } from './OfflinePluginOptions';

/** What to use instead of options of Workbox and of the published plugin that have no meaning here. */
const replacements: Record<string, string> = {
  runtimeCachingMergeStrategy: 'workboxConfig.runtimeCaching, which always replaces the default',
  importScripts: 'appendScript',
  globIgnores: 'excludeChunks',
  navigateFallback: 'offlinePages',
};

/** What the options may be, with messages that name the cause and what to do. */
export function pluginOptionsSchema({ Joi }: PluginOptionsSchemaArgs) {
  /** Refuses unknown options; Gatsby itself only warns. */
  const closed = (options: Record<string, ReturnType<typeof Joi.any>>, parent = '') => {
    const supported = Object.keys(options).filter((name) => name !== 'plugins');
    return Joi.object(options)
      .unknown()
      .custom((value: object, helpers) => {
        const names = Object.keys(value).filter((name) => !Object.hasOwn(options, name));
        if (names.length === 0) return value;
        const known = names.flatMap((name) => replacements[name] ?? []);
        const instead = known.map((option) => `Instead, use ${option}. `).join('');
        const unknown = names.map((name) => parent + name).join(', ');
        return helpers.error('option.unknown', { unknown, instead });
      })
      .messages({
        'option.unknown':
          '"{{#unknown}}" is not supported. {{#instead}}Check the spelling, or remove it. ' +
          `Supported are: ${supported.join(', ')}`,
      });
  };

  const path = Joi.string().pattern(/^\//).messages({
    'string.pattern.base': '{{#label}} is "{{#value}}", but must begin with a slash',
  });
  const regularExpression = Joi.object()
    .instance(RegExp)
    .custom((value: RegExp, helpers) =>
      value.global || value.sticky ? helpers.error('expression.flags') : value,
    )
    .messages({
      'expression.flags': '{{#label}} must be a regular expression without the flags g and y',
    });
  const count = Joi.number().integer().min(1);

  const runtimeCaching = Joi.object({
    urlPattern: regularExpression
      .custom((value: RegExp, helpers) =>
        /^\^?https?/.test(value.source) ? helpers.error('pattern.origin') : value,
      )
      .required()
      .messages({
        'pattern.origin':
          '{{#label}} is for whole addresses, but is tested against the path of addresses of this site: ' +
          'begin it with "^\\/" instead of "^https?:"',
      }),
    handler: Joi.valid(...handlers).required(),
    options: Joi.object({
      cacheName: Joi.string().invalid('page', 'precache').required().messages({
        'any.invalid':
          '{{#label}} is "{{#value}}", which the plugin itself uses: take another name',
      }),
      expiration: Joi.object({
        maxEntries: count.required(),
        purgeOnQuotaError: Joi.boolean(),
      }).required(),
    }).required(),
  });

  const workboxConfig = {
    cacheId: Joi.string(),
    globPatterns: Joi.array().items(Joi.string()),
    dontCacheBustURLsMatching: regularExpression,
    runtimeCaching: Joi.array().items(runtimeCaching).unique('options.cacheName').messages({
      'array.unique':
        '{{#label}} has the cacheName of an entry before it: give it another, or make one entry of the two',
    }),
    skipWaiting: Joi.valid(true),
    clientsClaim: Joi.valid(true),
  };

  return closed({
    enabled: Joi.boolean(),
    precachePages: Joi.array().items(path),
    offlinePages: Joi.object()
      .pattern(/^\/(.*\/)?$/, path)
      .messages({
        'object.unknown':
          '{{#label}} is not a prefix of paths: it must begin and end with a slash, such as "/en/"',
      }),
    networkTimeoutSeconds: Joi.number().greater(0),
    maxPages: count,
    excludeChunks: regularExpression,
    appendScript: Joi.string()
      .custom((file: string, helpers) => {
        if (!isAbsolute(file)) return helpers.error('file.relative');
        return existsSync(file) ? file : helpers.error('file.missing');
      })
      .messages({
        'file.relative':
          '{{#label}} is "{{#value}}", but must be an absolute path: path.resolve("{{#value}}")',
        'file.missing': '{{#label}}: there is no file {{#value}}',
      }),
    debug: Joi.boolean(),
    writeOnPostBuild: Joi.boolean(),
    workboxConfig: closed(workboxConfig, 'workboxConfig.'),
    // Gatsby adds it to the options of every plugin.
    plugins: Joi.any(),
  });
}
