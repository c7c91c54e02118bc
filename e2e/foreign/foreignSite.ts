import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect } from '@playwright/test';
import { temporaryFolder } from '../../scripts/lifecycle.mjs';
import { readOutput, startProcess } from '../../scripts/processes.mjs';

const START_TIMEOUT_MS = 300_000;
const tarballs = path.resolve('tarballs');

const npm = ['npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund'];

/** Install scripts are off, because those of Gatsby's packages download programs. */
const managers = {
  npm,
  'npm --legacy-peer-deps': [...npm, '--legacy-peer-deps'],
  yarn: ['npx', '--yes', 'yarn@1.22.22', 'add', '--ignore-scripts', '--non-interactive'],
  pnpm: ['npx', '--yes', 'pnpm@10', 'add', '--ignore-scripts'],
};

export type Installation = {
  manager: keyof typeof managers;
  react: 18 | 19;
  /** Packages of this project, keyed by the names that the site uses. */
  packages: Record<string, string>;
  others?: string[];
};

export type Program = {
  log: () => string;
  /** @throws if the program ends first, or prints no match within five minutes */
  says: (pattern: RegExp) => Promise<RegExpExecArray>;
  ended: Promise<number>;
  stop: () => Promise<void>;
};

/** A copy of a test site in a temporary folder, with this project's packages from tarballs. */
export class ForeignSite {
  readonly folder: string;
  readonly #stops: Program['stop'][] = [];

  /** @param name of a folder beside this file, which is copied */
  constructor(name: string) {
    this.folder = temporaryFolder(name);
    cpSync(path.join(__dirname, name), this.folder, { recursive: true });
  }

  async install({ manager, react, packages, others = [] }: Installation): Promise<void> {
    const overrides = { sharp: '0.34.5' };
    const manifest = {
      ...{ name: 'site', private: true },
      ...{ overrides, resolutions: overrides, pnpm: { overrides } },
    };
    writeFileSync(path.join(this.folder, 'package.json'), JSON.stringify(manifest));
    const [command = '', ...options] = managers[manager];
    const own = Object.entries(packages).map(([alias, name]) => `${alias}@file:${tarballOf(name)}`);
    const gatsby = ['gatsby@5.16.1', 'graphql@16', `react@${react}`, `react-dom@${react}`];
    const install = async (...more: string[]) => {
      const program = this.run(command, [...options, ...more, ...gatsby, ...others, ...own]);
      return (await program.ended) === 0 ? undefined : program.log();
    };
    // If the cache has the new version of only one of two matching packages, the first try fails.
    const failure = (await install('--prefer-offline')) && (await install());
    if (failure !== undefined) throw new Error(`${manager} failed:\n${failure}`);
    // Gatsby's bundle for rendering on request cannot contain sharp, so a stub replaces it. The
    // sites make no images with gatsby-sharp.
    const sharp = path.join(this.folder, 'node_modules/gatsby-sharp/dist/sharp.js');
    if (existsSync(sharp)) {
      writeFileSync(sharp, 'module.exports = { simd() {}, concurrency() {} };');
    }
  }

  /** Starts the content service and returns its address. `site`: origin of previews. */
  async startContent(site?: string): Promise<string> {
    const folders = { types: 'customtypes', documents: 'documents', media: 'media' };
    const service = this.bin('content-service', [
      ...Object.entries(folders).flatMap(([name, folder]) => [`--${name}`, `prismic/${folder}`]),
      ...['--port', '0'],
      ...(site === undefined ? [] : ['--site', site]),
    ]);
    const [, origin = ''] = await service.says(/Content service: (\S+)/);
    return origin;
  }

  read(file: string): string {
    return readFileSync(path.join(this.folder, file), 'utf8');
  }

  rewrite(file: string, change: (text: string) => string): void {
    writeFileSync(path.join(this.folder, file), change(this.read(file)));
  }

  bin(name: string, args: string[], environment: NodeJS.ProcessEnv = {}): Program {
    return this.run(path.join(this.folder, 'node_modules/.bin', name), args, environment);
  }

  run(command: string, args: string[], environment: NodeJS.ProcessEnv = {}): Program {
    const { child, exited, stop } = startProcess(command, args, {
      cwd: this.folder,
      env: { CI: 'true', GATSBY_TELEMETRY_DISABLED: '1', NODE_ENV: undefined, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output = readOutput(child);
    const log = () => stripVTControlCharacters(output());
    const says = async (pattern: RegExp) => {
      let hasEnded = false;
      void exited.then(() => (hasEnded = true));
      const isOver = () => pattern.test(log()) || hasEnded;
      await expect.poll(isOver, { timeout: START_TIMEOUT_MS }).toBe(true);
      const found = pattern.exec(log());
      if (!found) throw new Error(`The program ended without saying ${pattern}:\n${log()}`);
      return found;
    };
    this.#stops.push(stop);
    return { log, says, ended: exited, stop };
  }

  /** @param folder `<language>` or `drafts/<language>` */
  save(folder: string, document: { type: string; uid: string }): void {
    const file = path.join(
      ...[this.folder, 'prismic/documents', folder, document.type, `${document.uid}.json`],
    );
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(document));
  }

  hasBuilt(address: string): boolean {
    const { pathname } = new URL(address, 'http://localhost');
    return existsSync(path.join(this.folder, 'public', pathname, 'index.html'));
  }

  async remove(): Promise<void> {
    await Promise.all(this.#stops.map((stop) => stop()));
  }
}

function tarballOf(name: string): string {
  const prefix = `${name.replace('@', '').replace('/', '-')}-`;
  const file = readdirSync(tarballs).find(
    (each) => each.startsWith(prefix) && each.endsWith('.tgz'),
  );
  if (!file) throw new Error(`There is no tarball of ${name}. Run node scripts/testForeign.mjs.`);
  return path.join(tarballs, file);
}
