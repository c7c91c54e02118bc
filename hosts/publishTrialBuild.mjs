// @ts-check
// Publishes a trial build with the build's own code. Kills itself at file change number <change>.
// Use: node --import tsx hosts/publishTrialBuild.mjs <folder> <JSON of a trial build> [<change>]
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { toServerRules } from '../src/build/hosting/writeHosting';
import { finishBuild, unfinishedBuild } from '../src/build/publishing/buildRecord';

const [folder = '', build = '', killedChange] = process.argv.slice(2);
const { pages, rules } = JSON.parse(build);
process.chdir(folder);
fs.rmSync('public', { recursive: true, force: true });
for (const [address, text] of Object.entries(pages)) {
  fs.mkdirSync(`public${address}`, { recursive: true });
  fs.writeFileSync(`public${address}index.html`, text);
}
fs.mkdirSync(path.dirname(unfinishedBuild), { recursive: true });
fs.writeFileSync(unfinishedBuild, '{}');

let changes = 0;
/** @param {any} functions @param {string[]} names of functions that change files */
const count = (functions, names) => {
  for (const name of names) {
    const change = functions[name];
    functions[name] = (
      /** @type {any[]} */ file,
      /** @type {any} */ text,
      /** @type {any[]} */ ...more
    ) => {
      changes += 1;
      if (changes !== Number(killedChange)) return change(file, text, ...more);
      // A killed write leaves half of the text in the file.
      if (name.startsWith('write')) fs.appendFileSync(`${file}`, text.slice(0, text.length / 2));
      process.kill(process.pid, 'SIGKILL');
    };
  }
};
count(fs.promises, ['copyFile', 'writeFile']);
count(fs, ['linkSync', 'mkdirSync', 'renameSync', 'rmSync', 'symlinkSync', 'writeFileSync']);
syncBuiltinESMExports();

await finishBuild(toServerRules(rules));
console.log(changes);
