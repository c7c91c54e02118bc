import { isJsonObject } from './json';
import type { Json } from './json';

/** An experiment as declared in `repository.json`; running experiments have a `googleId`. */
export type DeclaredExperiment = {
  id: string;
  googleId?: string;
  name: string;
  variations: readonly { id: string; label: string }[];
};

export type DeclaredExperiments = Record<'draft' | 'running', readonly DeclaredExperiment[]>;

/**
 * Reads `{"draft": […], "running": […]}`, each `{id, name, [googleId], variations: [{id, label}]}`.
 * @param unusable makes the error for a cause
 * @throws the error from `unusable` for any other structure
 */
export function toExperiments(
  json: Json | undefined,
  unusable: (cause: string) => Error,
): DeclaredExperiments {
  if (json === undefined) return { draft: [], running: [] };
  if (!isJsonObject(json)) throw unusable('"experiments" is not an object');
  const list = (key: 'draft' | 'running'): DeclaredExperiment[] => {
    const value = json[key] ?? [];
    if (!Array.isArray(value)) throw unusable(`"experiments.${key}" is not a list`);
    return value.map((item, index) => toExperiment(item, `experiments.${key}[${index}]`, unusable));
  };
  return { draft: list('draft'), running: list('running') };
}

function toExperiment(
  json: Json,
  fieldPath: string,
  unusable: (cause: string) => Error,
): DeclaredExperiment {
  const { id, name, googleId, variations } = isJsonObject(json) ? json : {};
  if (!isFolderName(id)) throw unusable(`"${fieldPath}.id" is not a folder name`);
  if (!Array.isArray(variations)) throw unusable(`"${fieldPath}.variations" is not a list`);
  return {
    id,
    ...(typeof googleId === 'string' ? { googleId } : {}),
    name: typeof name === 'string' ? name : id,
    variations: variations.map((item, index) => {
      const variation = isJsonObject(item) ? item : {};
      if (!isFolderName(variation.id)) {
        throw unusable(`"${fieldPath}.variations[${index}].id" is not a folder name`);
      }
      const label = typeof variation.label === 'string' ? variation.label : variation.id;
      return { id: variation.id, label };
    }),
  };
}

/** The ids of experiments and variations are the names of their folders. */
function isFolderName(value: Json | undefined): value is string {
  return typeof value === 'string' && /^[\w-][\w.-]*$/.test(value);
}
