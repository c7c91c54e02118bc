import type { PersonLeaf } from 'schema-dts';
import type { Name } from '../pageContext';
import type { Site } from './PageMetadata';

export function toPersonId(path: string, toUrl: Site['toUrl']): string {
  return toUrl(`${path}#person`);
}

/** A person with a page gets the same `@id` as in the structured data of that page. */
export function toNamed(names: readonly Name[], toUrl: Site['toUrl']): PersonLeaf | PersonLeaf[] {
  const named = names.map(({ name, path }): PersonLeaf => ({
    '@type': 'Person',
    ...(path !== undefined && { '@id': toPersonId(path, toUrl), url: toUrl(path) }),
    name,
  }));
  const [first, ...others] = named;
  return first && others.length === 0 ? first : named;
}
