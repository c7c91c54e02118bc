import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import type { BuildOptions, Metafile, Plugin } from 'esbuild';
import { ensureInstalled } from '../install.mjs';
import { Problem, runCommand, temporaryFolder } from '../lifecycle.mjs';
import { runProcess } from '../processes.mjs';

/**
 * Makes the packages' tarballs in `tarballs/` and checks them. Installs its tools in this folder.
 * The JavaScript is not minified, so it needs no source maps, which would be 60 % of a tarball.
 */

const toolFolder = 'scripts/pack';
const outputFolder = path.resolve('tarballs');

type Entries = Record<string, string>;

type Package = {
  folder: string;
  /** ES modules for bundlers. Common code is in shared chunks, so its variables exist only once. */
  modules: Entries;
  commonJs: Entries;
  /** Modules that the package's users bundle themselves. */
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
  },
  {
    folder: 'plugins/gatsby-plugin-offline',
    modules: { index: 'index.ts', 'gatsby-browser': 'gatsby-browser.ts' },
    commonJs: {
      index: 'index.ts',
      node: 'src/writeServiceWorker.ts',
      'gatsby-node': 'gatsby-node.ts',
    },
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
  // The folder is outside the project. Inside, Jest would report duplicate packages.
  const stage = temporaryFolder('pack');
  for (const each of packages) {
    const name = path.basename(each.folder);
    console.log(`\n── ${name} ──`);
    const staged = path.join(stage, name);
    copyTexts(each.folder, staged);
    await compile(each, staged);
    await writeTypes(each, staged);
    await check(staged);
  }
});

async function installTools(): Promise<void> {
  const timeOf = (file: string) =>
    statSync(path.join(toolFolder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (timeOf('node_modules/.package-lock.json') > timeOf('package-lock.json')) return;
  console.log('Installing the tools that make the packages (70 MB).');
  await run('npm', ['ci', '--prefix', toolFolder, '--no-audit', '--no-fund', '--loglevel=error']);
}

async function compile(
  { folder, modules, commonJs, sources = {} }: Package,
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
  const modulesOptions = { ...options, format: 'esm', platform: 'neutral' } as const;
  const built = await build({
    ...modulesOptions,
    entryPoints: modules,
    outdir: path.join(dist, 'esm'),
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
  await build({ ...modulesOptions, entryPoints: sources, outdir: path.join(dist, 'cjs') });
  // Gatsby looks for these files in the plugin's root.
  const names = Object.keys({ ...modules, ...commonJs });
  for (const name of names.filter((each) => each.startsWith('gatsby-'))) {
    writeFileSync(path.join(staged, `${name}.js`), toGatsbyFile(name, commonJs, built.metafile));
  }
  if (modules.LandingPage) {
    writeFileSync(path.join(dist, 'LandingPage.js'), toReExport('./esm/LandingPage.js'));
  }
}

/** Resolves imports of `package.json` to the tarball's manifest, which has the scoped name. */
const withManifest = (file: string): Plugin => ({
  name: 'manifest',
  setup: ({ onResolve }) => onResolve({ filter: /\/package\.json$/ }, () => ({ path: file })),
});

const toReExport = (file: string) => `module.exports = require('${file}');\n`;

/** Returns a file that names each export, because Gatsby finds exports in the file's text. */
function toGatsbyFile(name: string, commonJs: Entries, { outputs }: Metafile): string {
  if (commonJs[name]) return toReExport(`./dist/cjs/${name}.js`);
  const output = Object.values(outputs).find(({ entryPoint }) => entryPoint === `${name}.ts`);
  const lines = (output?.exports ?? []).map((each) => `exports.${each} = entry.${each};\n`);
  return `const entry = require('./dist/esm/${name}.js');\n\n${lines.join('')}`;
}

async function writeTypes({ folder, commonJs }: Package, staged: string): Promise<void> {
  for (const name of ['index', 'node']) {
    const entry = commonJs[name];
    if (entry === undefined) continue;
    const types = path.join(staged, `dist/cjs/${name}.d.ts`);
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
  // The source package's name has no scope: Gatsby finds a local plugin only by its folder's name.
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  manifest.name = `@midstod/${manifest.name}`;
  delete manifest.private;
  delete manifest.scripts;
  writeFileSync(path.join(staged, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

async function check(staged: string): Promise<void> {
  await run('npm', ['pack', staged, '--pack-destination', outputFolder, '--loglevel=error']);
  await runTool('publint', [staged, '--strict']);
  await runTool('attw', ['--pack', staged, '--profile', 'strict', '--quiet']);
}

function runTool(name: string, args: string[]): Promise<void> {
  return run(path.join(toolFolder, 'node_modules/.bin', name), args);
}

async function run(command: string, args: string[]): Promise<void> {
  const code = await runProcess(command, args);
  if (code !== 0) throw new Problem(`${command} ${args.join(' ')} ended with code ${code}.`);
}
