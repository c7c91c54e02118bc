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
  const hosts = [...byHost.values()];
  const unreachable = new Map<string, string>();
  const tryHosts = async (): Promise<void> => {
    for (let own = hosts.pop(); own; own = hosts.pop()) {
      for (const address of own) {
        const reason = await findReason(address);
        if (reason !== undefined) unreachable.set(address, reason);
      }
    }
  };
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, tryHosts));
  return unreachable;
}

/** Returns undefined for an address that works, requires a login or limits the rate of requests. */
async function findReason(address: string): Promise<string | undefined> {
  if (!URL.canParse(address)) return 'not an address';
  try {
    if ((await ask(address, 'HEAD')) < 400) return undefined;
    // Many servers refuse HEAD with various statuses, so only the status of GET counts as an error.
    const status = await ask(address, 'GET');
    return status < 400 || [401, 403, 429].includes(status) ? undefined : String(status);
  } catch (error) {
    const { message, cause } = error instanceof Error ? error : new Error(String(error));
    const { code } = (cause ?? {}) as { code?: string };
    return code ?? message;
  }
}

async function ask(address: string, method: string): Promise<number> {
  const response = await fetch(address, {
    method,
    headers: { 'User-Agent': USER_AGENT },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  return response.status;
}
