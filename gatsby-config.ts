import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { readEnvironment } from './scripts/readEnvironment.mjs';
import { attempt, readProjectFile } from './src/build/attempt';
import { toHash } from './src/build/files';
import { offlineOptions } from './src/build/offlineOptions';
import { reservedFor } from './src/build/pages/reservedFor';
import {
  consentVariables,
  newsletterVariables,
  readTagManager,
  sampleVariables,
  toSite,
} from './src/build/siteVariables';
import { startServices } from './src/build/startServices';
import { isEmbargoed } from './src/content/values/isEmbargoed';
import { defaultLanguage, languageSettings, languages } from './src/i18n/languages';
import type { Language } from './src/i18n/languages';
import type { PrismicPluginOptions } from './plugins/gatsby-source-prismic-graphql/src/PrismicPluginOptions';
import { documentPages, linkResolver, toPageContext } from './src/documentPages';
import { homePath } from './src/addresses';
import { previewPath } from './src/routes';

const template = (name: string) => path.resolve(`src/templates/${name}.tsx`);

const drawing = 'src/layout/icon.svg';

/** The paths contain a hash of the drawing, because browsers cache icons forever. */
function icons() {
  const remedy = 'It is the icon of the site. Restore it, for example with git.';
  const content = readProjectFile(drawing, remedy, (file) => readFileSync(file));
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  const icon = (size: number, purpose: 'any' | 'maskable') => {
    const sizes = `${size}x${size}`;
    return { src: `icons/${hash}/icon-${sizes}.png`, sizes, type: 'image/png', purpose };
  };
  // One drawing serves both purposes: its content is inside the safe zone of maskable icons.
  return [
    ...[48, 72, 96, 144, 192, 256, 384, 512].map((size) => icon(size, 'any')),
    ...[192, 512].map((size) => icon(size, 'maskable')),
  ];
}

/** `lang` becomes part of the file's name: `manifest_en.webmanifest` (`manifestPath`). */
function manifestOf(lang: Language) {
  const { prefix, tag } = languageSettings[lang];
  return {
    name: 'midstod',
    short_name: 'midstod',
    lang: prefix.slice(1) || tag,
    start_url: homePath(lang),
  };
}

/**
 * Gatsby repeats queries of texts if this hash changes (createResolvers.ts). Gatsby compiles
 * gatsby-node.ts before it reads this file. Unit tests do not compile.
 */
function hashOfCode(): string {
  const compiled = '.cache/compiled/gatsby-node.js';
  return existsSync(compiled) ? toHash(readFileSync(compiled)) : '';
}

/** @throws Error with cause and remedy if the environment, content or project is incomplete */
function readConfig(): GatsbyConfig {
  Object.assign(process.env, readEnvironment());
  // Without a Prismic repository, the site uses this project's content service.
  Object.assign(process.env, startServices(process.env));

  const { PRISMIC_REPOSITORY, PRISMIC_ACCESS_TOKEN, PRISMIC_ENDPOINT, PRISMIC_REF } = process.env;
  const repository = PRISMIC_REPOSITORY
    ? { repositoryName: PRISMIC_REPOSITORY }
    : { endpoint: PRISMIC_ENDPOINT ?? 'http://localhost:3100/api/v2' };

  // A build copies the content service's media files (build/media), which readers cannot reach. The
  // plugin reports an invalid endpoint.
  const { endpoint = '' } = repository;
  if (process.env.gatsby_executing_command === 'build' && URL.canParse(endpoint)) {
    process.env.GATSBY_MEDIA_ORIGIN = new URL(endpoint).origin;
  }

  Object.assign(process.env, newsletterVariables(process.env), sampleVariables(process.env));
  const tagManager = readTagManager(process.env);
  Object.assign(process.env, consentVariables(process.env, tagManager));

  const siteUrl = (process.env.SITE_URL || 'http://localhost:9000').replace(/\/+$/, '');
  toSite(siteUrl);
  // Previews use this variable to distinguish links to the site from links to other sites.
  process.env.GATSBY_SITE_URL = siteUrl;

  return {
    siteMetadata: { title: 'midstod', siteUrl, code: hashOfCode() },
    trailingSlash: 'always',
    jsxRuntime: 'automatic',
    graphqlTypegen: { typesOutputPath: 'src/gatsby-types.d.ts', generateOnBuild: true },
    plugins: [
      {
        resolve: 'gatsby-source-prismic-graphql',
        options: {
          ...repository,
          accessToken: PRISMIC_ACCESS_TOKEN,
          prismicRef: PRISMIC_REF,
          // The types come from these files, because Prismic's schema lacks a type until one of its
          // documents is published.
          customTypes: path.resolve('customtypes'),
          defaultLang: defaultLanguage,
          langs: [...languages],
          shortenUrlLangs: true,
          linkResolver,
          reservedFor,
          toPageContext,
          strict: process.env.GATSBY_STRICT_CONTENT === 'true',
          pages: documentPages.map(({ template: name, filter, ...page }) => ({
            ...page,
            component: template(name),
            filter: (edge) => (filter?.(edge) ?? true) && !isEmbargoed(edge.node),
          })),
          previewPath,
          previewComponent: template('preview'),
        } satisfies PrismicPluginOptions,
      },
      // Component names in class names would add 0.5 kB to every first load.
      {
        resolve: 'gatsby-plugin-styled-components',
        options: { displayName: process.env.NODE_ENV !== 'production' },
      },
      {
        resolve: 'gatsby-plugin-manifest',
        options: {
          ...manifestOf(defaultLanguage),
          display: 'minimal-ui',
          theme_color: '#410099',
          background_color: '#f8f5ef',
          icon: drawing,
          // Browsers revalidate icons, or the folder's name contains a hash.
          cache_busting_mode: 'none',
          icons: icons(),
          localize: languages.filter((lang) => lang !== defaultLanguage).map(manifestOf),
        },
      },
      { resolve: 'gatsby-plugin-offline', options: offlineOptions() },
      ...(tagManager
        ? [{ resolve: 'gatsby-plugin-google-tagmanager', options: { ...tagManager } }]
        : []),
    ],
  };
}

export default attempt(readConfig) ?? {};
