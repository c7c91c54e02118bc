import { isJsonObject } from './json';
import type { Json } from './json';

/** An experiment as `repository.json` declares it; `googleId` belongs to running ones. */
export type DeclaredExperiment = {
  id: string;
  googleId?: string;
  name: string;
  variations: readonly { id: string; label: string }[];
};

export type DeclaredExperiments = Record<'draft' | 'running', readonly DeclaredExperiment[]>;

/**
 * Reads `{"draft": […], "running": […]}`, each `{id, name, [googleId], variations: [{id, label}]}`.
 * @param unusable makes the error of a cause
 * @throws what `unusable` makes, for any other shape
 */
export function toExperiments(
  json: Json | undefined,
  unusable: (cause: string) => Error,
): DeclaredExperiments {
  if (json === undefined) return { draft: [], running: [] };
  if (!isJsonObject(json)) throw unusable('"experiments" is no object');
  const list = (key: 'draft' | 'running'): DeclaredExperiment[] => {
    const value = json[key] ?? [];
    if (!Array.isArray(value)) throw unusable(`"experiments.${key}" is no list`);
    return value.map((item, index) => toExperiment(item, `experiments.${key}[${index}]`, unusable));
  };
  return { draft: list('draft'), running: list('running') };
}

function toExperiment(
  json: Json,
  place: string,
  unusable: (cause: string) => Error,
): DeclaredExperiment {
  const { id, name, googleId, variations } = isJsonObject(json) ? json : {};
  if (!isName(id)) throw unusable(`"${place}.id" is no name of a folder`);
  if (!Array.isArray(variations)) throw unusable(`"${place}.variations" is no list`);
  return {
    id,
    ...(typeof googleId === 'string' ? { googleId } : {}),
    name: typeof name === 'string' ? name : id,
    variations: variations.map((item, index) => {
      const variation = isJsonObject(item) ? item : {};
      if (!isName(variation.id)) {
        throw unusable(`"${place}.variations[${index}].id" is no name of a folder`);
      }
      const label = typeof variation.label === 'string' ? variation.label : variation.id;
      return { id: variation.id, label };
    }),
  };
}

/** Ids are the names of the folders that hold the changed documents. */
function isName(value: Json | undefined): value is string {
  return typeof value === 'string' && /^[\w-][\w.-]*$/.test(value);
}
