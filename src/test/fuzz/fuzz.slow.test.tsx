import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { loadModel } from '../../../content-service/src/model/customTypes';
import { batches } from './arbitraries';
import type { Batch } from './arbitraries';
import { buildSite } from './buildSite';
import type { BuiltSite } from './buildSite';
import { findProblems } from './findProblems';
import type * as Hydrator from './hydratePage';
import { sampleDocuments, toWritten } from './writeDocuments';

// With FUZZ_DOCUMENTS=10000 more random documents are tested.

jest.mock('gatsby', () => jest.requireActual('./gatsbyWithData'));

const DEFAULT_DOCUMENTS = 500;
const DEFAULT_SEED = 20_261_122;
/** Time limit for shrinking a failed batch. */
const SHRINK_MS = 60_000;
const MAX_FAULTS = 30;
const MAX_FAULT_LETTERS = 1000;
const MAX_REPORT_LETTERS = 20_000;
const DOCUMENTS_PER_RUN = 20;
const TIMEOUT_MS = 24 * 60 * 60 * 1000;

const { FUZZ_DOCUMENTS, FUZZ_SEED, FUZZ_PATH } = process.env;
const count = Number(FUZZ_DOCUMENTS ?? DEFAULT_DOCUMENTS);
const seed = Number(FUZZ_SEED ?? DEFAULT_SEED);

// Gatsby's link reads these global variables.
Object.assign(globalThis, {
  ...{ __BASE_PATH__: '', __PATH_PREFIX__: '', __TRAILING_SLASH__: 'always' },
  ___loader: { enqueue: () => undefined, hovering: () => undefined },
});

const { window } = new JSDOM('<!DOCTYPE html><html lang="is"><body></body></html>', {
  url: 'https://example.is/',
  pretendToBeVisual: true,
});

/** jsdom has no ResizeObserver. */
class ResizeObserver {
  observe() {}
  disconnect() {}
}
Object.assign(window, { ResizeObserver });

/** Runs `work` with the globals of a browser window. */
async function inBrowser<Result>(work: () => Promise<Result>): Promise<Result> {
  const names = Object.getOwnPropertyNames(window).filter((name) => !(name in globalThis));
  for (const name of names) {
    Object.defineProperty(globalThis, name, {
      configurable: true,
      writable: true,
      value: (window as unknown as Record<string, unknown>)[name],
    });
  }
  Object.assign(globalThis, { window, IS_REACT_ACT_ENVIRONMENT: true });
  try {
    return await work();
  } finally {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    for (const name of [...names, 'window']) Reflect.deleteProperty(globalThis, name);
  }
}

let hydrator: typeof Hydrator;

beforeAll(async () => {
  // The build's modules must be loaded before the browser's modules.
  await buildSite(sampleDocuments());
  await inBrowser(async () => {
    jest.resetModules();
    hydrator = await import('./hydratePage');
  });
}, TIMEOUT_MS);

async function hydrate({ pages, bodies, staticData }: BuiltSite): Promise<string[]> {
  return inBrowser(() => hydrator.hydratePages(pages, bodies, staticData));
}

async function faultsOf(batch: Batch): Promise<string[]> {
  const written = toWritten(batch);
  const site = await buildSite(written);
  return [...(await findProblems(site, written)), ...(await hydrate(site))];
}

const { types } = loadModel('customtypes', 'slices');

test(
  `${count} documents of every custom type reach pages, search, feeds and calendars (seed ${seed})`,
  async () => {
    let checked = 0;
    let faults: string[] = [];
    let failedAt: number | undefined;
    const property = fc.asyncProperty(batches([...types.values()]), async (batch) => {
      const isOver = failedAt === undefined ? checked >= count : Date.now() - failedAt > SHRINK_MS;
      if (isOver) return true;
      const found = await faultsOf(batch).catch((error: unknown) => [textOf(error)]);
      checked += batch.documents.length + batch.homepages.length;
      if (found.length === 0) return true;
      faults = found;
      failedAt ??= Date.now();
      return false;
    });
    const numRuns = Math.ceil(count / DOCUMENTS_PER_RUN);
    const run = await fc.check(property, { seed, path: FUZZ_PATH, numRuns });
    if (!run.failed) return;
    const report = (await fc.asyncDefaultReportMessage(run)) ?? '';
    const shown = faults.slice(0, MAX_FAULTS).map((fault) => fault.slice(0, MAX_FAULT_LETTERS));
    throw new Error(
      [
        `${faults.length} faults. To see them again: FUZZ_DOCUMENTS=${count} FUZZ_SEED=${run.seed} FUZZ_PATH=${run.counterexamplePath} npx jest src/test/fuzz`,
        ...shown,
        report.slice(0, MAX_REPORT_LETTERS),
      ].join('\n'),
    );
  },
  TIMEOUT_MS,
);

function textOf(error: unknown): string {
  return error instanceof Error ? String(error.stack) : String(error);
}
