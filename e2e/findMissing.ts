import type { APIRequestContext } from '@playwright/test';
import { inParallel } from '../src/build/files';

const REQUESTS_AT_A_TIME = 8;

/** Returns URLs whose status is not 200, each after its status. */
export async function findMissing(
  request: APIRequestContext,
  addresses: Iterable<string>,
): Promise<string[]> {
  const missing: string[] = [];
  await inParallel(new Set(addresses), REQUESTS_AT_A_TIME, async (address) => {
    const response = await request.head(address, { maxRedirects: 0 });
    if (response.status() !== 200) missing.push(`${response.status()} ${address}`);
    await response.dispose();
  });
  return missing;
}
