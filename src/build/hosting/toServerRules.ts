import type { HostingRules } from './HostingRules';
import { toCaddy } from './toCaddy';
import { toNginx } from './toNginx';

/** Texts of the files with the rules for servers of one's own, by their names. They are published beside the site. */
export function toServerRules(rules: HostingRules): Record<string, string> {
  const { maps, server } = toNginx(rules);
  return { 'nginx-maps.conf': maps, 'nginx.conf': server, Caddyfile: toCaddy(rules) };
}
