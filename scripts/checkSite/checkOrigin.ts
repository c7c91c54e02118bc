import type { Findings, Rule } from './Findings';
import type { Site } from './Site';

const builtForHere: Rule = {
  kind: 'Hosting rules',
  expected: 'The site is built for the address at which it is published.',
  remedy:
    'If this is where readers come, build with SITE_URL set to it. Here, absolute addresses of the other ' +
    'origin were taken for this one.',
};
const encrypted: Rule = {
  kind: 'HTTPS',
  expected: 'A published site is served over HTTPS.',
  remedy:
    'Get a certificate: most hosts do that themselves. If there is one, check the address at https://.',
};

function isLoopback(origin: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(origin).hostname);
}

/** Checks where the site is. Nothing is asked of a site on this computer. */
export function checkOrigin({ origin, builtFor }: Site, findings: Findings): void {
  if (origin.startsWith('http:') && !isLoopback(origin)) findings.fault(encrypted, '/', origin);
  if (builtFor === origin) return;
  // A deployment that is tried before it is published is built for another address.
  const isForgotten = isLoopback(builtFor) && !isLoopback(origin);
  findings[isForgotten ? 'fault' : 'note'](builtForHere, '/', `it is built for ${builtFor}`);
}
