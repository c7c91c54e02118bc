import type { BuildArgs, ParentSpanPluginArgs, PluginOptionsSchemaArgs } from 'gatsby';
import type { OfflinePluginOptions, PublicOptions } from './src/writeServiceWorker';
import { writeServiceWorker } from './src/writeServiceWorker';

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
      'expression.flags': '{{#label}} must be a regular expression without the flags g and y',
    });
  const options: Record<keyof OfflinePluginOptions, ReturnType<typeof Joi.any>> = {
    enabled: Joi.boolean(),
    precachePages: Joi.array().items(path),
    precacheFiles: Joi.array().items(Joi.string()),
    offlinePages: Joi.object()
      .pattern(/^\/(.*\/)?$/, path)
      .messages({
        'object.unknown':
          '{{#label}} is not a prefix of paths: it must begin and end with a slash, such as "/en/"',
      }),
    networkTimeoutSeconds: Joi.number().greater(0),
    maxPages: Joi.number().integer().min(1),
    maxAgeSeconds: Joi.number().greater(0),
    networkFirst: regularExpression,
    excludeChunks: regularExpression,
    writeOnPostBuild: Joi.boolean(),
  };
  const supported = Object.keys(options);
  // Gatsby adds `plugins` to each plugin's options, and only warns about unknown options.
  return Joi.object({ ...options, plugins: Joi.any() })
    .unknown()
    .custom((value: object, helpers) => {
      const names = Object.keys(value).filter((name) => ![...supported, 'plugins'].includes(name));
      return names.length > 0 ? helpers.error('unknown', { names: names.join(', ') }) : value;
    })
    .messages({
      unknown:
        '"{{#names}}" is not supported: this plugin has other options than the plugin that Gatsby publishes. ' +
        `Check the spelling, or remove it. Supported are: ${supported.join(', ')}`,
    });
}

/** Limits the JSON of the options, which Gatsby writes into every page, to what pages need. */
export function onPluginInit(_args: ParentSpanPluginArgs, options: OfflinePluginOptions): void {
  const { enabled = true, offlinePages = {} } = options;
  const toJSON = (): PublicOptions => ({ enabled, offlinePages: Object.values(offlinePages) });
  Object.defineProperty(options, 'toJSON', { value: toJSON, configurable: true });
}

export async function onPostBuild(
  { pathPrefix }: Pick<BuildArgs, 'pathPrefix'>,
  options: OfflinePluginOptions,
): Promise<void> {
  if (pathPrefix) {
    throw new Error(
      `gatsby-plugin-offline: this build is for the path prefix "${pathPrefix}", but the service worker ` +
        'knows pages at the root of their host only. Build without --prefix-paths and assetPrefix, or set ' +
        'the option enabled to false.',
    );
  }
  if (options.writeOnPostBuild ?? true) await writeServiceWorker(options);
}
