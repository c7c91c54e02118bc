import { existsSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { newsletterVariables } from './src/build/newsletterVariables';
import { defaultLanguage, isLanguage, languages } from './src/i18n/languages';
import type { PrismicPluginOptions } from './plugins/gatsby-source-prismic-graphql/src/PrismicPluginOptions';
import {
  associationPagePattern,
  documentPath,
  documentPattern,
  sectionOf,
  sectionPattern,
} from './src/routes';

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

type Meta = { uid: string | null; lang: string };

function isInSection({ uid, lang }: Meta): boolean {
  return isLanguage(lang) && sectionOf(uid, lang) !== undefined;
}

/** The uid of the association that a document links to. */
function uidOf({ association }: { association?: unknown } = {}): string | null {
  return (association as { _meta?: Meta } | null | undefined)?._meta?.uid ?? null;
}

/** One of the images that the manifests name, made by their plugin. */
function icon(size: number, purpose: 'any' | 'maskable') {
  const sizes = `${size}x${size}`;
  return { src: `icons/icon-${sizes}.png`, sizes, type: 'image/png', purpose };
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
        // A page of an association is below it: the association's uid is among the extra fields.
        linkResolver: (meta, fields) => documentPath({ ...meta, association: uidOf(fields) }),
        pages: [
          {
            type: 'Article',
            match: documentPattern('article'),
            component: template('article'),
            sortBy: 'published_date_ASC',
            extraPageFields: 'kind: type',
            filter: ({ node }) => node.kind !== 'event',
          },
          {
            type: 'Article',
            match: documentPattern('article'),
            component: template('event'),
            sortBy: 'published_date_ASC',
            extraPageFields: 'kind: type',
            filter: ({ node }) => node.kind === 'event',
          },
          {
            type: 'Project',
            match: documentPattern('project'),
            component: template('project'),
            sortBy: 'title_ASC',
          },
          {
            type: 'Association',
            match: documentPattern('association'),
            component: template('association'),
          },
          {
            type: 'Association_page',
            match: associationPagePattern,
            component: template('associationPage'),
            extraPageFields: 'association { ... on Association { _meta { id uid } } }',
          },
          {
            type: 'Page',
            match: documentPattern('page'),
            component: template('page'),
            filter: ({ node }) => !isInSection(node._meta),
          },
          {
            type: 'Page',
            match: sectionPattern,
            component: template('about'),
            filter: ({ node }) => isInSection(node._meta),
          },
        ],
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
        name: 'midstod',
        short_name: 'midstod',
        lang: 'is',
        start_url: '/',
        display: 'minimal-ui',
        theme_color: '#410099',
        background_color: '#f8f5ef',
        icon: 'src/layout/icon.svg',
        // One drawing for both: what matters of it lies in the circle that every mask leaves.
        icons: [
          ...[48, 72, 96, 144, 192, 256, 384, 512].map((size) => icon(size, 'any')),
          ...[192, 512].map((size) => icon(size, 'maskable')),
        ],
        localize: [{ name: 'midstod', short_name: 'midstod', lang: 'en', start_url: '/en/' }],
      },
    },
    {
      resolve: 'gatsby-plugin-google-tagmanager',
      options: { id: process.env.GTM_CONTAINER_ID ?? 'GTM-SAMPLE', includeInDevelopment: false },
    },
  ],
};

export default config;
