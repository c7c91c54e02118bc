import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import type { BuildOptions, Metafile, Plugin } from 'esbuild';
import { ensureInstalled } from '../install.mjs';
import { atEnd, runCommand } from '../lifecycle.mjs';
import { Problem } from '../problem.mjs';
import { runProcess } from '../processes.mjs';

/**
 * Makes the tarballs of the packages, which any project can install, in `tarballs/`:
 *
 *   node --import tsx scripts/pack/pack.ts
 *
 * Compiles each package to JavaScript and types, and has publint and @arethetypeswrong/cli check the
 * tarball. Source maps would be 60 % of a tarball, and the JavaScript can be read: names and lines stay as they are.
 * Installs its tools in this folder if they are missing.
 */

const toolFolder = 'scripts/pack';
const outputFolder = path.resolve('tarballs');

/** Entries by their names in the package, without ending, and their sources. */
type Entries = Record<string, string>;

type Package = {
  folder: string;
  /** For bundles: ECMAScript modules that share their chunks, so that `import` and `require` share their state. */
  modules: Entries;
  /** For Node: one CommonJS file each. */
  commonJs: Entries;
  /** Files at the root of a plugin that pass on what Gatsby looks for there. */
  gatsbyFiles?: string[];
  /** Code that the users of the package bundle themselves. */
  sources?: Entries;
};

const packages: Package[] = [
  {
    folder: 'content-service',
    modules: {},
    commonJs: { index: 'index.ts', cli: 'src/cli.ts' },
  },
  {
    folder: 'plugins/gatsby-source-prismic-graphql',
    modules: {
      index: 'index.ts',
      'gatsby-browser': 'gatsby-browser.ts',
      'gatsby-ssr': 'gatsby-ssr.ts',
      LandingPage: 'src/preview/LandingPage.tsx',
    },
    commonJs: { index: 'index.ts', 'gatsby-node': 'gatsby-node.ts' },
    gatsbyFiles: ['gatsby-node', 'gatsby-browser', 'gatsby-ssr'],
  },
  {
    folder: 'plugins/gatsby-plugin-offline',
    modules: { index: 'index.ts', 'gatsby-browser': 'gatsby-browser.ts' },
    commonJs: {
      index: 'index.ts',
      node: 'src/writeServiceWorker.ts',
      'gatsby-node': 'gatsby-node.ts',
    },
    gatsbyFiles: ['gatsby-node', 'gatsby-browser'],
    sources: {
      'worker/worker': 'src/worker/worker.ts',
      'worker/retiredWorker': 'src/worker/retiredWorker.ts',
    },
  },
];

void runCommand(async () => {
  await ensureInstalled();
  await installTools();
  rmSync(outputFolder, { recursive: true, force: true });
  mkdirSync(outputFolder);
  // Not in the project, where Jest would find the packages twice.
  const stage = mkdtempSync(path.join(tmpdir(), 'pack-'));
  atEnd(() => rmSync(stage, { recursive: true }));
  for (const each of packages) {
    const name = path.basename(each.folder);
    console.log(`\n── ${name} ──`);
    const staged = path.join(stage, name);
    copyTexts(each.folder, staged);
    await compile(each, staged);
    await writeTypes(each, staged);
    checkTexts(each, staged);
    await check(staged);
  }
});

async function installTools(): Promise<void> {
  const timeOf = (file: string) =>
    statSync(path.join(toolFolder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  // npm writes this file at the end of an installation.
  if (timeOf('node_modules/.package-lock.json') > timeOf('package-lock.json')) return;
  console.log('Installing the tools that pack (70 MB).');
  await run('npm', ['ci', '--prefix', toolFolder, '--no-audit', '--no-fund', '--loglevel=error']);
}

async function compile(
  { folder, modules, commonJs, gatsbyFiles = [], sources = {} }: Package,
  staged: string,
): Promise<void> {
  const dist = path.join(staged, 'dist');
  const options = {
    absWorkingDir: path.resolve(folder),
    bundle: true,
    packages: 'external',
    plugins: [withManifest(path.join(staged, 'package.json'))],
    jsx: 'automatic',
    target: 'es2022',
    logLevel: 'warning',
    metafile: true,
  } satisfies BuildOptions;
  const built = await build({
    ...options,
    entryPoints: modules,
    outdir: path.join(dist, 'esm'),
    format: 'esm',
    platform: 'neutral',
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
  });
  if (existsSync(path.join(dist, 'esm'))) {
    writeFileSync(path.join(dist, 'esm/package.json'), '{ "type": "module" }\n');
  }
  await build({
    ...options,
    entryPoints: commonJs,
    outdir: path.join(dist, 'cjs'),
    format: 'cjs',
    platform: 'node',
    ...(commonJs.cli && { banner: { js: '#!/usr/bin/env node' } }),
  });
  await build({
    ...options,
    entryPoints: sources,
    outdir: path.join(dist, 'cjs'),
    format: 'esm',
    platform: 'neutral',
  });
  for (const name of gatsbyFiles) {
    writeFileSync(path.join(staged, `${name}.js`), toGatsbyFile(name, commonJs, built.metafile));
  }
  if (modules.LandingPage) {
    const text = "module.exports = require('./esm/LandingPage.js');\n";
    writeFileSync(path.join(dist, 'LandingPage.js'), text);
  }
}

/** Has the code read its own name from the manifest of the tarball. */
function withManifest(file: string): Plugin {
  return {
    name: 'manifest',
    setup: ({ onResolve }) => onResolve({ filter: /\/package\.json$/ }, () => ({ path: file })),
  };
}

/** A file that names each function it passes on: Gatsby reads the names from the text. */
function toGatsbyFile(name: string, commonJs: Entries, { outputs }: Metafile): string {
  if (commonJs[name]) return `module.exports = require('./dist/cjs/${name}.js');\n`;
  const [, output] =
    Object.entries(outputs).find(([file]) => file.endsWith(`/esm/${name}.js`)) ?? [];
  const lines = (output?.exports ?? []).map((each) => `exports.${each} = entry.${each};\n`);
  return `const entry = require('./dist/esm/${name}.js');\n\n${lines.join('')}`;
}

async function writeTypes({ folder, commonJs }: Package, staged: string): Promise<void> {
  const dist = path.join(staged, 'dist');
  for (const name of ['index', 'node']) {
    const entry = commonJs[name];
    if (entry === undefined) continue;
    const types = path.join(dist, 'cjs', `${name}.d.ts`);
    await runTool('rollup', [path.join(folder, entry), '--plugin=dts', `--file=${types}`]);
  }
}

function copyTexts(folder: string, staged: string): void {
  mkdirSync(staged, { recursive: true });
  for (const name of ['README.md', 'CHANGELOG.md', 'docs']) {
    const source = path.join(folder, name);
    if (existsSync(source)) cpSync(source, path.join(staged, name), { recursive: true });
  }
  cpSync('LICENSE', path.join(staged, 'LICENSE'));
  // Gatsby finds a local plugin only by the name of its folder, so the scope is missing in this project.
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  manifest.name = `@midstod/${manifest.name}`;
  // Only what is compiled may be published. The scripts are commands of this project.
  delete manifest.private;
  delete manifest.scripts;
  writeFileSync(path.join(staged, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/**
 * Checks that the texts of a package lead to nothing that the tarball lacks.
 *
 * @throws Problem with the files and names.
 */
function checkTexts({ folder }: Package, staged: string): void {
  const missing = readdirSync(staged, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => {
      const text = readFileSync(path.join(staged, file), 'utf8').replace(/^ *```[^]*?^ *```/gm, '');
      const links = [...text.matchAll(/\]\(([^\])#:]+)(?:#[^\]):]*)?\)/g)].map(
        ([, name = '']) => name,
      );
      const isMissing = (name: string) => !existsSync(path.join(staged, path.dirname(file), name));
      const names = [...text.matchAll(/`([^`\n/][^`\n]*)`/g)]
        .map(([, name = '']) => name)
        .filter((name) => /[./]/.test(name) && !existsSync(path.join(staged, name)))
        // A folder of the sites that use the package has the same name.
        .filter((name) => !name.startsWith('documents/'))
        .filter((name) => ['', 'src'].some((part) => existsSync(path.join(folder, part, name))));
      return [...links.filter(isMissing), ...names].map((name) => `${file}: ${name}`);
    });
  if (missing.length > 0) {
    throw new Problem(
      `The texts of ${folder} name files that the tarball lacks. Remove the names, or add the files:\n` +
        missing.join('\n'),
    );
  }
}

async function check(staged: string): Promise<void> {
  await run('npm', ['pack', staged, '--pack-destination', outputFolder, '--loglevel=error']);
  await runTool('publint', [staged, '--strict']);
  await runTool('attw', ['--pack', staged, '--profile', 'strict', '--quiet']);
}

/** Runs a program of package.json in this folder. */
function runTool(name: string, args: string[]): Promise<void> {
  return run(path.join(toolFolder, 'node_modules/.bin', name), args);
}

async function run(command: string, args: string[]): Promise<void> {
  const code = await runProcess(command, args);
  if (code !== 0) throw new Problem(`${command} ${args.join(' ')} ended with code ${code}.`);
}
