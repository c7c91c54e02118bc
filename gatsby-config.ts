import { existsSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { newsletterVariables } from './src/build/newsletterVariables';
import { defaultLanguage, languageFacts, languages, type Language } from './src/i18n/languages';
import type { PrismicPluginOptions } from './plugins/gatsby-source-prismic-graphql/src/PrismicPluginOptions';
import { documentPages, linkResolver } from './src/documentPages';
import { homePath } from './src/addresses';
import { previewPath } from './src/routes';

const template = (name: string) => path.resolve(`src/templates/${name}.tsx`);

if (existsSync('.env')) process.loadEnvFile('.env');

// A real repository when one is named, else the content service of this project.
const { PRISMIC_REPOSITORY, PRISMIC_ACCESS_TOKEN, PRISMIC_ENDPOINT, PRISMIC_REF } = process.env;
const repository = PRISMIC_REPOSITORY
  ? { repositoryName: PRISMIC_REPOSITORY }
  : { endpoint: PRISMIC_ENDPOINT ?? 'http://localhost:3100/api/v2' };

// A build brings along the media files of a content service, which its readers cannot reach
// (build/media); development asks for them where they are. The plugin refuses an endpoint that is no
// address.
const { endpoint = '' } = repository;
if (process.env.gatsby_executing_command === 'build' && URL.canParse(endpoint)) {
  process.env.GATSBY_MEDIA_ORIGIN = new URL(endpoint).origin;
}

Object.assign(process.env, newsletterVariables(process.env));

/** One of the images that the manifests name, made by their plugin. */
function icon(size: number, purpose: 'any' | 'maskable') {
  const sizes = `${size}x${size}`;
  return { src: `icons/icon-${sizes}.png`, sizes, type: 'image/png', purpose };
}

/** What differs in the manifests of the languages; each file is named by its `lang` (`manifestPath`). */
function manifestOf(lang: Language) {
  const { prefix, tag } = languageFacts[lang];
  return {
    name: 'midstod',
    short_name: 'midstod',
    lang: prefix.slice(1) || tag,
    start_url: homePath(lang),
  };
}

const config: GatsbyConfig = {
  siteMetadata: {
    title: 'midstod',
    siteUrl: (process.env.SITE_URL ?? 'http://localhost:9000').replace(/\/+$/, ''),
  },
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
        // A type of which nothing is published yet is missing from Prismic's own schema.
        customTypes: path.resolve('customtypes'),
        defaultLang: defaultLanguage,
        langs: [...languages],
        shortenUrlLangs: true,
        linkResolver,
        pages: documentPages.map(({ template: name, ...page }) => ({
          ...page,
          component: template(name),
        })),
        previewPath,
        previewComponent: template('preview'),
      } satisfies PrismicPluginOptions,
    },
    // The names of components in class names would be 0.5 kB of every first load.
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
        icon: 'src/layout/icon.svg',
        // One drawing for both: what matters of it lies in the circle that every mask leaves.
        icons: [
          ...[48, 72, 96, 144, 192, 256, 384, 512].map((size) => icon(size, 'any')),
          ...[192, 512].map((size) => icon(size, 'maskable')),
        ],
        localize: languages.filter((lang) => lang !== defaultLanguage).map(manifestOf),
      },
    },
    {
      resolve: 'gatsby-plugin-google-tagmanager',
      options: { id: process.env.GTM_CONTAINER_ID ?? 'GTM-SAMPLE', includeInDevelopment: false },
    },
  ],
};

export default config;
