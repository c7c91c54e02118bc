import { inParallel } from '../../src/build/files';

const TIMEOUT_MS = 20_000;
const HOSTS_AT_ONCE = 6;
const USER_AGENT = 'midstod-content-check/1.0 (npm run content:check)';

/** Returns the reason for each unreachable URL. Sends one request at a time to each host. */
export async function tryAddresses(addresses: readonly string[]): Promise<Map<string, string>> {
  const byHost = new Map<string, string[]>();
  for (const address of new Set(addresses)) {
    const host = URL.canParse(address) ? new URL(address).host : '';
    byHost.set(host, [...(byHost.get(host) ?? []), address]);
  }
  const unreachable = new Map<string, string>();
  await inParallel(byHost.values(), HOSTS_AT_ONCE, async (own) => {
    for (const address of own) {
      const reason = await findReason(address);
      if (reason !== undefined) unreachable.set(address, reason);
    }
  });
  return unreachable;
}

/** Returns undefined for an address that works, requires a login or limits the rate of requests. */
async function findReason(address: string): Promise<string | undefined> {
  if (!URL.canParse(address)) return 'not an address';
  try {
    const { ok, status, body } = await fetch(address, {
      headers: { 'User-Agent': USER_AGENT },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await body?.cancel();
    return ok || [401, 403, 429].includes(status) ? undefined : String(status);
  } catch (error) {
    const { message, cause } = error as Error & { cause?: { code?: string } };
    return cause?.code ?? message;
  }
}
