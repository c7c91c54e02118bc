import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readOptions } from './onCreateWebpackConfig';
import trimPlugins from './trimPlugins.cjs';

// Gatsby writes its list of plugins in this form.
const source = `module.exports = [{
      plugin: require('../plugins/gatsby-plugin-offline/gatsby-browser.ts'),
      options: {"enabled":true},
    },{
      plugin: require('../node_modules/gatsby-plugin-manifest/gatsby-browser.js'),
      options: {"plugins":[],"icons":[{"src":"icons/icon-48x48.png"}],"name":"a, {b}"},
    },{
      plugin: require('../node_modules/tags/gatsby-browser.js'),
      options: {"plugins":[],"id":"GTM-$&","event":"a, $& {b}"},
    },{
      plugin: require('../gatsby-browser.tsx'),
      options: {"plugins":[]},
    },{
      plugin: require('../node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js'),
      options: {"plugins":[]},
    }]
`;

type Entry = { plugin: string; options: object };
type Trimmed = { leftOut: string[]; readOptions: Record<string, string[]> };

function load(trimmed: Trimmed): Entry[] {
  const text = trimPlugins.call({ getOptions: () => trimmed }, source);
  const module = { exports: [] as Entry[] };
  new Function('module', 'require', text)(module, (file: string) => file);
  return module.exports;
}

it('takes away plugins that are left out, and options that nothing reads', () => {
  const leftOut = ['gatsby-plugin-manifest/gatsby-browser.js', 'partytown/gatsby-browser.js'];
  expect(load({ leftOut, readOptions: { 'tags/gatsby-browser.js': ['event'] } })).toEqual([
    { plugin: '../plugins/gatsby-plugin-offline/gatsby-browser.ts', options: { enabled: true } },
    { plugin: '../node_modules/tags/gatsby-browser.js', options: { event: 'a, $& {b}' } },
    { plugin: '../gatsby-browser.tsx', options: { plugins: [] } },
  ]);
});

it('changes nothing where nothing is to be trimmed', () => {
  expect(load({ leftOut: [], readOptions: {} })).toHaveLength(5);
  expect(load({ leftOut: [], readOptions: {} })[2]?.options).toHaveProperty('id', 'GTM-$&');
});

it.each(Object.entries(readOptions))(
  '%s that is installed reads no other option',
  (file, names) => {
    const text = readFileSync(path.resolve('node_modules', file), 'utf8');
    const read = [...text.matchAll(/\bpluginOptions\.(\w+)/g)].map(([, name]) => name);
    expect([...new Set(read)].sort()).toEqual([...names].sort());
  },
);
