// Publishes a trial build with the build's own code. Kills itself at a file change, unless it is 0.
// Use: node --import tsx hosts/publishTrialBuild.ts <folder> <JSON of a trial build> <change>
import fs from 'node:fs';
import { writeText } from '../src/build/files';
import { toServerRules } from '../src/build/hosting/writeHosting';
import { finishBuild, unfinishedBuild } from '../src/build/publishing/buildRecord';

const [folder = '', build = '', killedChange] = process.argv.slice(2);
const { pages, rules } = JSON.parse(build);
process.chdir(folder);
fs.rmSync('public', { recursive: true, force: true });
for (const [address, text] of Object.entries<string>(pages)) {
  writeText(`public${address}index.html`, text);
}
writeText(unfinishedBuild, '{}');

type Change = (file: string, text: string, ...more: unknown[]) => unknown;
let changes = 0;

/** Counts the calls of functions that change files. */
function count(functions: object, names: string[]): void {
  for (const name of names) {
    const change: Change = Reflect.get(functions, name);
    const counted: Change = (file, text, ...more) => {
      changes += 1;
      if (changes !== Number(killedChange)) return change(file, text, ...more);
      // A killed write leaves half of the text in the file.
      if (name.startsWith('write')) fs.appendFileSync(file, text.slice(0, text.length / 2));
      process.kill(process.pid, 'SIGKILL');
    };
    Reflect.set(functions, name, counted);
  }
}

count(fs.promises, ['copyFile', 'writeFile']);
count(fs, ['linkSync', 'mkdirSync', 'renameSync', 'rmSync', 'symlinkSync', 'writeFileSync']);

void finishBuild(toServerRules(rules)).then(() => console.log(changes));
