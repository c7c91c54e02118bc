import Validator from '@adobe/structured-data-validator';
import type { Findings, Rule } from './Findings';

const readable: Rule = {
  kind: 'Structured data',
  expected:
    'Every application/ld+json is JSON with the @context of schema.org, and each thing has a @type.',
  remedy: 'Look at the head of the page (src/head/).',
};
const valid: Rule = {
  kind: 'Structured data',
  expected: 'Things have the properties that search engines require.',
  remedy: 'Fill the fields of the document in the CMS, or look at src/head/.',
};

type Thing = Record<string, unknown>;

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const validator = new Validator();

/**
 * Checks the structured data of a page.
 *
 * @param texts of its scripts
 * @returns the addresses in it, as written
 */
export async function checkStructuredData(
  address: string,
  texts: readonly string[],
  findings: Findings,
): Promise<string[]> {
  const addresses: string[] = [];
  for (const text of texts) {
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch (error) {
      findings.fault(readable, address, (error as Error).message);
      continue;
    }
    const roots = (Array.isArray(json) ? json : [json]).filter(isThing);
    if (roots.length === 0) findings.fault(readable, address, 'there is no thing in it');
    for (const root of roots) {
      const context = JSON.stringify(root['@context'] ?? '');
      if (!/https?:\/\/schema\.org\b/.test(context)) {
        findings.fault(readable, address, `the @context is ${context}`);
      }
      const graph = root['@graph'];
      const things = Array.isArray(graph) ? graph.filter(isThing) : [root];
      addresses.push(...things.flatMap(addressesOf));
      await validate(address, things, findings);
    }
  }
  return addresses;
}

async function validate(address: string, things: readonly Thing[], findings: Findings) {
  for (const thing of things) {
    const type = [thing['@type']].flat()[0];
    if (typeof type !== 'string') {
      findings.fault(readable, address, `no @type in ${JSON.stringify(thing)}`);
      continue;
    }
    for (const issue of await validator.validate({ jsonld: { [type]: [thing] } })) {
      const isError = issue.severity === 'ERROR';
      findings[isError ? 'fault' : 'note'](valid, address, `${type}: ${issue.issueMessage}`);
    }
  }
}

/** The addresses of pages and files in a thing. What begins with `@` names things, and braces are a template. */
function addressesOf(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:[^{\s]+$/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name.startsWith('@') ? [] : addressesOf(inner),
  );
}
