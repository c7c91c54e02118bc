import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isJsonObject } from '../model/json';
import type { JsonObject } from '../model/json';
import { JsonError, parseJson } from '../model/jsonError';
import { shownPath } from '../model/problems';
import type { Problem } from '../model/problems';
import { toTimestamp } from '../model/timestamp';
import type { Snapshot } from './snapshot';
import { Variant } from './variant';
import type { Published, VariantState } from './variant';

/** Changed documents that are to be published together. */
export type Release = VariantState & { id: string; label: string; scheduledAt?: string };

export type Variation = VariantState & { id: string; label: string };

export type Experiment = {
  id: string;
  googleId?: string;
  name: string;
  variations: readonly Variation[];
};

/** What lies over the published content at one time. */
export type VariantsState = {
  drafts: VariantState;
  releases: readonly Release[];
  experiments: Record<'draft' | 'running', readonly Experiment[]>;
};

const RELEASE_FILE = 'release.json';

/** The folders `drafts`, `releases/<id>` and `experiments/<id>/<variation>` of the documents. */
export class Variants {
  readonly #drafts: Variant;
  readonly #others = new Map<string, Variant>();

  /** @param folder that of the documents */
  constructor(readonly folder: string) {
    this.#drafts = new Variant(path.join(folder, 'drafts'));
  }

  /** The state of a release or of a variation under a ref; drafts have none. */
  find(ref: string): Snapshot | 'expired' | undefined {
    return this.#withRef(ref)?.[1].history.find(ref);
  }

  /** The id of the release that a ref is or was of. */
  releaseId(ref: string): string | undefined {
    const [folder] = this.#withRef(ref) ?? [];
    const isRelease = folder && path.dirname(folder) === path.join(this.folder, 'releases');
    return isRelease ? path.basename(folder) : undefined;
  }

  #withRef(ref: string): [string, Variant] | undefined {
    return [...this.#others].find(([, { history }]) => history.find(ref) !== undefined);
  }

  /** Reads what changed on disk; what is wrong there is added to the problems. */
  load(published: Published, problems: Problem[]): VariantsState {
    const used = new Set<string>();
    const load = (folder: string, settings: string[], settingsFile?: string): VariantState => {
      const variant = this.#others.get(folder) ?? new Variant(folder, settingsFile);
      this.#others.set(folder, variant);
      used.add(folder);
      const state = report(variant.load(published, settings));
      variant.history.keep(state.snapshot);
      return state;
    };
    const report = (state: VariantState): VariantState => {
      problems.push(...state.problems);
      return state;
    };

    const state = {
      drafts: report(this.#drafts.load(published, [])),
      releases: foldersIn(path.join(this.folder, 'releases')).flatMap((folder) => {
        const release = readRelease(folder, problems);
        if (!release) return [];
        const { text, ...shown } = release;
        return { ...load(folder, [shown.id, text], RELEASE_FILE), ...shown };
      }),
      experiments: this.#experiments(published, load),
    };
    for (const [folder, { history }] of this.#others) if (!used.has(folder)) history.end();
    problems.push(...unusedExperiments(this.folder, used));
    return state;
  }

  #experiments(
    { snapshot }: Published,
    load: (folder: string, settings: string[]) => VariantState,
  ): VariantsState['experiments'] {
    const { draft, running } = snapshot.settings.experiments;
    const toExperiment = ({ variations, ...experiment }: (typeof draft)[number]): Experiment => ({
      ...experiment,
      variations: variations.map(({ id, label }) => {
        const folder = path.join(this.folder, 'experiments', experiment.id, id);
        return { ...load(folder, [experiment.id, id]), id, label };
      }),
    });
    return { draft: draft.map(toExperiment), running: running.map(toExperiment) };
  }
}

function readRelease(folder: string, problems: Problem[]) {
  const file = path.join(folder, RELEASE_FILE);
  const report = (cause: string, field?: string): undefined => {
    const remedy = 'Write {"label": "…", "scheduledAt": "2027-01-15T09:00:00+0000"} (or no date).';
    problems.push({ file: shownPath(file), ...(field ? { field } : {}), cause, remedy });
  };
  const text = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  if (text === undefined) return report('the release has no such file, so it is left out.');
  const json = parseRelease(text);
  if (typeof json === 'string') return report(`${json}, so the release is left out.`);
  const { label = '', scheduledAt } = json;
  const moment = typeof scheduledAt === 'string' ? toTimestamp(scheduledAt) : undefined;
  if (typeof label !== 'string') report('the label is no text.', 'label');
  if (scheduledAt !== undefined && !moment) report('the date is no moment.', 'scheduledAt');
  return {
    id: path.basename(folder),
    label: typeof label === 'string' ? label : '',
    ...(moment ? { scheduledAt: moment } : {}),
    text,
  };
}

function parseRelease(text: string): JsonObject | string {
  try {
    const json = parseJson(text);
    return isJsonObject(json) ? json : 'the file does not hold a JSON object';
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    const { line, column, message } = error;
    return `the JSON is malformed at line ${line}, column ${column}: ${message}`;
  }
}

function unusedExperiments(folder: string, used: ReadonlySet<string>): Problem[] {
  return foldersIn(path.join(folder, 'experiments'))
    .flatMap(foldersIn)
    .filter((variation) => !used.has(variation))
    .map((variation) => ({
      file: shownPath(variation),
      cause: 'this folder belongs to no variation of an experiment, so it is not served.',
      remedy: 'Declare the experiment and its variations in repository.json, or take it out.',
    }));
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => path.join(folder, entry.name))
    .sort();
}
