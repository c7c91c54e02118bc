import { sitemapPath } from './toSitemap';
import type { Site } from './toSite';

/**
 * Allows every robot to read every page. Pages that search engines should not list have `noindex`,
 * which a robot obeys only if it may read the page.
 */
export function toRobots(site: Site): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${site.urlOf(sitemapPath)}\n`;
}
