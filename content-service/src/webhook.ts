import type { Document } from './model/assemble';
import type { Change } from './repository';

const TIMEOUT_MS = 5000;

/**
 * Tells an address of a change as Prismic does; a failure is one line in the log.
 * @param origin of the service, for `apiUrl`
 */
export async function callWebhook(
  address: string,
  change: Change,
  origin: string,
  log: (line: string) => void,
): Promise<void> {
  const { to } = change;
  const body = {
    type: 'api-update',
    masterRef: to.ref,
    releases: {},
    masks: {},
    tags: {},
    experiments: {},
    documents: changedIds(change),
    domain: to.settings.name,
    apiUrl: `${origin}/api`,
    secret: null,
  };
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) log(`The webhook ${address} answered ${response.status}.`);
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    const reason = cause instanceof Error ? cause.message : String(cause);
    log(`The webhook ${address} could not be called: ${reason}`);
  }
}

/** The ids of documents that came, went, or answer differently. */
function changedIds({ from, to }: Change): string[] {
  const ids = new Set([...from.documents, ...to.documents].map(({ id }) => id));
  return [...ids].filter((id) => !isSame(from.byId(id), to.byId(id)));
}

function isSame(a: Document | undefined, b: Document | undefined): boolean {
  // The data of a file that did not change stays one object, which spares comparing most of them.
  const isSameData = a?.data === b?.data || JSON.stringify(a?.data) === JSON.stringify(b?.data);
  return (
    isSameData && JSON.stringify({ ...a, data: null }) === JSON.stringify({ ...b, data: null })
  );
}
