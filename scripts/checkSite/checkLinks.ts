import type { Crawl } from './crawl';
import type { Findings, Rule } from './Findings';
import { statusOf } from './statusOf';

const alive: Rule = {
  kind: 'Links',
  expected: 'Every address in pages, sitemap, feeds and structured data answers 200 itself.',
  remedy:
    'Correct the link in the CMS, or redirect the old address in redirects.json. If the file is in the ' +
    'build, deploy the whole folder public/ at once.',
};
const direct: Rule = {
  kind: 'Links',
  expected: 'No link leads to a redirect.',
  remedy: 'Let the link name the address that the redirect leads to.',
};
const fragments: Rule = {
  kind: 'Links',
  expected: 'The element that a link names with # exists.',
  remedy: 'Correct the link in the CMS.',
};
const wellKnown: Rule = {
  kind: 'Sitemap and robots',
  expected: '/robots.txt and /sitemap.xml exist.',
  remedy: 'Deploy the whole folder public/.',
};

/** Checks that everything that is referred to is there. */
export function checkLinks({ resources, referrers, fragments: named }: Crawl, findings: Findings) {
  for (const [address, resource] of resources) {
    if (resource.status === 200) continue;
    const { first, count = 0 } = referrers.get(address) ?? {};
    const isRedirect = resource.status >= 300 && resource.status < 400;
    const seen = `${address} answers ${statusOf(resource)}`;
    if (first !== undefined) {
      const others = count > 1 ? `; ${count - 1} more refer to it` : '';
      findings.fault(isRedirect ? direct : alive, first, seen + others);
    } else if (address !== '/hosting.json') {
      findings.fault(wellKnown, address, seen);
    }
  }
  for (const { from, to, id } of named) {
    const page = resources.get(to)?.page;
    // Browsers read #top and text fragments themselves.
    if (!page || page.ids.has(id) || /^top$|^:~:/.test(id)) continue;
    findings.fault(fragments, from, `${to} has no #${id}`);
  }
}
