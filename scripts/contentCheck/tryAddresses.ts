const TIMEOUT_MS = 20_000;
const HOSTS_AT_ONCE = 6;
const KEPT_MS = 24 * 60 * 60 * 1000;
const USER_AGENT = 'midstod-content-check/1.0 (npm run content:check)';

/** What an address answered: when, in milliseconds since 1970, and why it cannot be opened. */
export type Tried = { at: number; reason?: string };

type Options = {
  /** What was tried in the last day is not tried again. It receives what is tried now. */
  known: Map<string, Tried>;
  now: number;
  /** Called after each address. */
  onProgress?: (done: number, total: number) => void;
  signal?: AbortSignal;
};

/**
 * Opens addresses of other sites: one at a time on each host, by HEAD and, if that is refused, by GET.
 *
 * @returns the addresses that a reader cannot open, with the reason
 */
export async function tryAddresses(
  addresses: readonly string[],
  { known, now, onProgress, signal }: Options,
): Promise<Map<string, string>> {
  const all = [...new Set(addresses)];
  const fresh = all.filter((address) => !(now - (known.get(address)?.at ?? 0) < KEPT_MS));
  const byHost = new Map<string, string[]>();
  for (const address of fresh) {
    const host = hostOf(address);
    byHost.set(host, [...(byHost.get(host) ?? []), address]);
  }
  const hosts = [...byHost.values()];
  let done = all.length - fresh.length;
  const visit = async (): Promise<void> => {
    for (let own = hosts.pop(); own; own = hosts.pop()) {
      for (const address of own) {
        if (signal?.aborted) return;
        const reason = await findReason(address, signal);
        if (signal?.aborted) return;
        known.set(address, { at: now, ...(reason === undefined ? {} : { reason }) });
        done += 1;
        onProgress?.(done, all.length);
      }
    }
  };
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, visit));
  return new Map(
    all.flatMap((address) => {
      const reason = known.get(address)?.reason;
      return reason === undefined ? [] : [[address, reason] as const];
    }),
  );
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : '';
}

/** @returns undefined for an address that a reader can open, or that only asks who they are or to wait */
async function findReason(address: string, signal?: AbortSignal): Promise<string | undefined> {
  if (!URL.canParse(address)) return 'not an address';
  try {
    const head = await ask(address, 'HEAD', signal);
    if (head < 400) return undefined;
    // Many servers refuse HEAD in one way or another.
    const status = await ask(address, 'GET', signal);
    return status < 400 || [401, 403, 429].includes(status) ? undefined : String(status);
  } catch (error) {
    const { message, cause } = error instanceof Error ? error : new Error(String(error));
    const { code } = (cause ?? {}) as { code?: string };
    return code ?? message;
  }
}

async function ask(address: string, method: string, signal?: AbortSignal): Promise<number> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(address, {
    method,
    headers: { 'User-Agent': USER_AGENT },
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  await response.body?.cancel();
  return response.status;
}
