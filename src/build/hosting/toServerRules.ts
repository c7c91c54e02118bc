import type { HostingRules } from './HostingRules';
import { toCaddy } from './toCaddy';
import { toNginx } from './toNginx';

/** Returns the files for self-hosted servers by name. They are published beside the site. */
export function toServerRules(rules: HostingRules): Record<string, string> {
  const { maps, server } = toNginx(rules);
  return { 'nginx-maps.conf': maps, 'nginx.conf': server, Caddyfile: toCaddy(rules) };
}
