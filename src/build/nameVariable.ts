import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** Returns a name for messages, with the line of `.env` that sets the value. */
export function nameVariable(name: string, env: Record<string, string | undefined>): string {
  const text = existsSync('.env') ? readFileSync('.env', 'utf8') : '';
  if (parseEnv(text)[name] !== env[name]) return `The variable ${name}`;
  const isHere = new RegExp(`^\\s*(export\\s+)?${name}\\s*=`);
  // The last line counts.
  const line =
    text
      .split('\n')
      .map((each) => isHere.test(each))
      .lastIndexOf(true) + 1;
  return `The variable ${name} (.env:${line})`;
}
