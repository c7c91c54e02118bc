// @ts-check
import { createRequire } from 'node:module';
import { register } from 'tsx/cjs/api';

/**
 * Loads a module of TypeScript. `tsImport` would compile all files at every start, because it has
 * no cache. @param {string} file relative to this folder
 */
export function requireTypeScript(file) {
  const unregister = register();
  try {
    return createRequire(import.meta.url)(file);
  } finally {
    unregister();
  }
}
