import type { CheckedSite } from './Rule';

/** Computes something of all documents when the first rule asks for it, and then keeps it. */
export function oncePerSite<Value>(compute: (site: CheckedSite) => Value): typeof compute {
  const known = new WeakMap<CheckedSite, Value>();
  return (site) => {
    const found = known.get(site) ?? compute(site);
    known.set(site, found);
    return found;
  };
}
