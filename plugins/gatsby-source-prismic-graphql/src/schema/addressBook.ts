import type { GatsbyCache } from 'gatsby';
import type { Connection } from '../requests/connection';

/** Id of each document that has a page → the page's address. */
export type Addresses = ReadonlyMap<string, string>;

type Kept = { digest: string; entries: [id: string, url: string][] };

/** The addresses as the queries of one process see them. */
export type AddressBook = {
  /** Opens the book at the addresses of this digest; there are none without it. */
  open: (digest: string | undefined) => Promise<void>;
  /** Address of a document's page; null for one without. */
  urlOf: (id: string) => string | null;
};

const toKey = ({ api }: Pick<Connection, 'api'>) => `addresses ${api}`;

/**
 * Keeps the addresses for the queries, which Gatsby runs in other processes too. They take the place
 * of those that were kept before.
 *
 * @returns their digest: the same for the same addresses, in whatever order.
 */
export async function keepAddresses(
  connection: Pick<Connection, 'api'>,
  cache: Pick<GatsbyCache, 'set'>,
  addresses: Addresses,
  toDigest: (entries: Kept['entries']) => string,
): Promise<string> {
  const entries = [...addresses].sort(([a], [b]) => (a < b ? -1 : 1));
  const kept: Kept = { digest: toDigest(entries), entries };
  await cache.set(toKey(connection), kept);
  return kept.digest;
}

/** Digest of the addresses that were kept last, by this process or an earlier one. */
export async function readAddressDigest(
  connection: Pick<Connection, 'api'>,
  cache: Pick<GatsbyCache, 'get'>,
): Promise<string | undefined> {
  return (await readKept(connection, cache))?.digest;
}

/** The addresses that were kept last: of each document, its id and the address of its page. */
export async function readAddresses(
  connection: Pick<Connection, 'api'>,
  cache: Pick<GatsbyCache, 'get'>,
): Promise<Kept['entries']> {
  return (await readKept(connection, cache))?.entries ?? [];
}

/** A book in which no address stands until it is opened. */
export function createAddressBook(
  connection: Pick<Connection, 'api'>,
  cache: Pick<GatsbyCache, 'get'>,
): AddressBook {
  let addresses: Addresses = new Map();
  let opened: { digest: string | undefined; reading: Promise<Addresses> } | undefined;

  const readAt = async (digest: string | undefined): Promise<Addresses> => {
    const kept = digest === undefined ? undefined : await readKept(connection, cache);
    return new Map(kept?.digest === digest ? kept?.entries : []);
  };
  return {
    async open(digest) {
      if (opened?.digest !== digest || !opened) opened = { digest, reading: readAt(digest) };
      const mine = opened;
      const read = await mine.reading;
      // While this was read, a refresh may have opened it elsewhere.
      if (opened === mine) addresses = read;
    },
    urlOf: (id) => addresses.get(id) ?? null,
  };
}

async function readKept(
  connection: Pick<Connection, 'api'>,
  cache: Pick<GatsbyCache, 'get'>,
): Promise<Kept | undefined> {
  return (await cache.get(toKey(connection))) as Kept | undefined;
}
