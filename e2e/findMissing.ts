import type { APIRequestContext } from '@playwright/test';
import { inParallel } from '../src/build/files';

const REQUESTS_AT_A_TIME = 8;

/** @returns the addresses that do not answer 200 themselves, each with its status before it */
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
