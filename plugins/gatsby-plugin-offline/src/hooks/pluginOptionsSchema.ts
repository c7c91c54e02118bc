import { existsSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import type { PluginOptionsSchemaArgs } from 'gatsby';
import { handlers } from '../OfflinePluginOptions';

type Joi = PluginOptionsSchemaArgs['Joi'];

/** Options of the published plugin that mean nothing here, with what to do instead. */
const droppedOptions = {
  runtimeCachingMergeStrategy:
    'is not supported: workboxConfig.runtimeCaching always replaces the defaults. Remove it, and add ' +
    '...defaultRuntimeCaching (src/defaults.ts) to your list to keep them',
};

const pagesAreStored =
  'is not supported: pages come from the network, or as they were stored. Remove it, and name the page ' +
  'that stands for all others in the option offlinePages';
const addressesAreKept =
  'is not supported: files are stored by the addresses that Gatsby gives them. Remove it';

/** Workbox's options that mean nothing here, with what to do instead. */
const droppedWorkboxOptions = {
  importWorkboxFrom: 'is not supported: Workbox is bundled into sw.js. Remove it',
  inlineWorkboxRuntime: 'is not supported: Workbox is bundled into sw.js. Remove it',
  importScripts:
    'is not supported: sw.js loads no other script. Remove it, and name your script in the option appendScript',
  globDirectory: 'is not supported: the built site is always in public. Remove it',
  globIgnores:
    'is not supported. Remove it, and name fewer files in workboxConfig.globPatterns, or leave out chunks ' +
    'by the option excludeChunks',
  swDest: 'is not supported: Gatsby registers /sw.js. Remove it',
  modifyURLPrefix: addressesAreKept,
  templatedURLs: addressesAreKept,
  manifestTransforms: addressesAreKept,
  navigateFallback: pagesAreStored,
  navigateFallbackAllowlist: pagesAreStored,
  navigateFallbackDenylist: pagesAreStored,
  navigateFallbackWhitelist: pagesAreStored,
  navigateFallbackBlacklist: pagesAreStored,
  offlineGoogleAnalytics: 'is not supported: visits are not counted later. Remove it',
};

function refuse(joi: Joi, dropped: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(dropped).map(([name, reason]) => [
      name,
      joi
        .any()
        .forbidden()
        .messages({ 'any.unknown': `{{#label}} ${reason}` }),
    ]),
  );
}

/** What the options may be, with messages that name the cause and what to do. */
export function pluginOptionsSchema({ Joi }: PluginOptionsSchemaArgs) {
  const path = Joi.string().pattern(/^\//).messages({
    'string.pattern.base': '{{#label}} is "{{#value}}", but must begin with a slash',
  });
  const regularExpression = Joi.object()
    .instance(RegExp)
    .custom((value: RegExp, helpers) =>
      value.global || value.sticky ? helpers.error('expression.flags') : value,
    )
    .messages({
      'object.base': '{{#label}} must be a regular expression',
      'object.instance': '{{#label}} must be a regular expression',
      'expression.flags': '{{#label}} must be a regular expression without the flags g and y',
    });
  const count = Joi.number().integer().min(1).messages({
    'number.base': '{{#label}} must be a number, such as 100',
    'number.min': '{{#label}} must be 1 or more',
  });

  const runtimeCaching = Joi.object({
    urlPattern: regularExpression
      .custom((value: RegExp, helpers) =>
        /^\^?https?/.test(value.source) ? helpers.error('pattern.origin') : value,
      )
      .required()
      .messages({
        'any.required': '{{#label}} is missing: a regular expression for paths, such as /\\.png$/',
        'pattern.origin':
          '{{#label}} is for whole addresses, but is tested against the path of addresses of this site: ' +
          'begin it with "^\\/" instead of "^https?:"',
      }),
    handler: Joi.valid(...handlers)
      .required()
      .messages({
        'any.required': `{{#label}} is missing: one of ${handlers.join(', ')}`,
        'any.only': `{{#label}} is "{{#value}}", but must be one of ${handlers.join(', ')}`,
      }),
    options: Joi.object({
      cacheName: Joi.string().invalid('page', 'precache').required().messages({
        'any.required': '{{#label}} is missing: a name for the cache, such as "image"',
        'any.invalid':
          '{{#label}} is "{{#value}}", which the plugin itself uses: take another name',
      }),
      expiration: Joi.object({ maxEntries: count.required(), purgeOnQuotaError: Joi.boolean() })
        .required()
        .messages({ 'any.required': '{{#label}} is missing: it holds maxEntries, such as 100' }),
    })
      .required()
      .messages({
        'any.required': '{{#label}} is missing: it holds cacheName and expiration',
      }),
  }).messages({
    'object.unknown':
      '{{#label}} is not supported. A rule has urlPattern and handler, and in its options cacheName and ' +
      'expiration, which has maxEntries and purgeOnQuotaError. Remove it',
  });

  const alwaysTrue = Joi.valid(true).messages({
    'any.only':
      '{{#label}} is always true: Gatsby expects a new version to respond at once. Remove it',
  });
  const workboxConfig = {
    cacheId: Joi.string(),
    globPatterns: Joi.array().items(Joi.string()),
    dontCacheBustURLsMatching: regularExpression,
    runtimeCaching: Joi.array().items(runtimeCaching).unique('options.cacheName').messages({
      'array.unique':
        '{{#label}} has the cacheName of an entry before it: give it another, or make one entry of the two',
    }),
    skipWaiting: alwaysTrue,
    clientsClaim: alwaysTrue,
  };

  const options = {
    enabled: Joi.boolean(),
    precachePages: Joi.array().items(path),
    offlinePages: Joi.object()
      .pattern(Joi.string().pattern(/^\/(.*\/)?$/), path)
      .messages({
        'object.unknown':
          '{{#label}} is not a prefix of paths: it must begin and end with a slash, such as "/en/"',
      }),
    networkTimeoutSeconds: Joi.number().greater(0).messages({
      'number.base': '{{#label}} must be a number of seconds, such as 2',
      'number.greater': '{{#label}} must be more than 0: the network would never be waited for',
    }),
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
    workboxConfig: Joi.object({ ...workboxConfig, ...refuse(Joi, droppedWorkboxOptions) }).messages(
      {
        'object.unknown': `{{#label}} is not supported. Supported are: ${Object.keys(workboxConfig).join(', ')}. Check its spelling, or remove it`,
      },
    ),
  };

  // Gatsby adds this one to the options of every plugin.
  const known = [...Object.keys(options), ...Object.keys(droppedOptions), 'plugins'];
  return Joi.object({ ...options, ...refuse(Joi, droppedOptions) })
    .custom((value: object, helpers) => {
      // Gatsby itself would only warn.
      const unknown = Object.keys(value).filter((name) => !known.includes(name));
      return unknown.length > 0
        ? helpers.error('options.unknown', { names: unknown.join(', ') })
        : value;
    })
    .messages({
      'options.unknown': `"{{#names}}" is not an option of gatsby-plugin-offline. There are: ${Object.keys(options).join(', ')}. Check the spelling, or remove it`,
    });
}
