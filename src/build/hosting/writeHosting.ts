import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { withheldScriptId } from '../../layout/consent/consent';
import { previewPath } from '../../routes';
import { readPaths, readSiteUrl } from '../readContent';
import type { PastAddresses } from '../redirects/PastAddresses';
import { planRedirects } from '../redirects/planRedirects';
import { readRedirects } from '../redirects/readRedirects';
import { toHostingRules } from './HostingRules';
import type { HostingRules } from './HostingRules';
import { limitWarnings } from './limitWarnings';
import { readPolicyVariables } from './readPolicyVariables';
import { toSecurityHeaders } from './contentSecurityPolicy';
import { toCaddy } from './toCaddy';
import { toNetlify } from './toNetlify';
import { toNginx } from './toNginx';

const site = path.resolve('public');

/** Writes redirects, headers and not-found pages in the form of each host (docs/deploying.md). */
export async function writeHosting(
  { graphql, getNodesByType, reporter }: Pick<BuildArgs, 'graphql' | 'getNodesByType' | 'reporter'>,
  files: readonly string[],
  past: PastAddresses,
): Promise<HostingRules> {
  const paths = readPaths(getNodesByType);
  // onPostBootstrap.ts has already reported errors in the file, so they are ignored here.
  const table = readRedirects('redirects.json', () => undefined);
  const { redirects, gone } = planRedirects(table, [...paths, ...files], past);
  const headers = toSecurityHeaders(await readSiteUrl(graphql), {
    ...readPolicyVariables(process.env),
    inlineScripts: readInlineScripts(paths),
  });
  const hasMediaOnRequest = process.env['MEDIA_ON_REQUEST'] !== undefined;
  const rules = { ...toHostingRules(redirects, headers, gone), hasMediaOnRequest };
  for (const warning of limitWarnings(rules)) reporter.warn(warning);
  writeFileSync(path.join(site, 'hosting.json'), JSON.stringify(rules, null, 1));
  const netlify = toNetlify(rules);
  writeFileSync(path.join(site, '_redirects'), netlify.redirects);
  writeFileSync(path.join(site, '_headers'), netlify.headers);
  // Cloudflare compresses files itself and needs no copies. In media/, `.br` and `.gz` files are
  // editors' own files.
  writeFileSync(path.join(site, '.assetsignore'), '*.br\n*.gz\n!/media/**\n');
  // Cloudflare serves the nearest 404.html, so the folder of another language gets its own.
  for (const { folder, page } of rules.notFound.slice(0, -1)) {
    copyFileSync(path.join(site, page), path.join(site, folder, '404.html'));
  }
  reporter.info(
    `${rules.redirects.length} redirects, ${rules.gone.length} addresses of pages that are gone, and ${Object.keys(headers).length} headers written for hosts`,
  );
  return rules;
}

/** Returns the files for self-hosted servers by name. They are published beside the site. */
export function toServerRules(rules: HostingRules): Record<string, string> {
  const { maps, server } = toNginx(rules);
  return { 'nginx-maps.conf': maps, 'nginx.conf': server, Caddyfile: toCaddy(rules) };
}

/** The not-found page and the pages of previews together contain every inline script. */
function readInlineScripts(paths: readonly string[]): string[] {
  const previews = paths.filter(
    (page) => page.startsWith(previewPath) || page.endsWith('/_preview/'),
  );
  const files = ['404.html', ...previews.map((page) => `${page}index.html`)];
  return [
    ...new Set(
      files.flatMap((file) => findInlineScripts(readFileSync(path.join(site, file), 'utf8'))),
    ),
  ];
}

const script = /<script\b([^<>]*)>([^]*?)(?:<\/script>|$)/g;

/**
 * Returns the scripts in the head that run: those without a type, and the tag manager's, which
 * consent.ts runs. The body is not searched, because it contains texts of the CMS.
 */
export function findInlineScripts(html: string): string[] {
  const head = html.slice(0, html.indexOf('</head>'));
  return [...head.matchAll(script)].flatMap(([, attributes = '', text = '']) =>
    attributes.includes(`id="${withheldScriptId}"`) || !/\b(src|type)=/.test(attributes)
      ? [text]
      : [],
  );
}
