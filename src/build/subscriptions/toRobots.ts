import { sitemapPath } from './toSitemap';
import type { Site } from './toSite';

/**
 * Leave for every robot to read everything. What a search should not list says so itself
 * (`noindex`), which a robot can only obey where it may read.
 */
export function toRobots(site: Site): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${site.urlOf(sitemapPath)}\n`;
}
