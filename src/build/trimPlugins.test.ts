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

it('removes the plugins that are left out, and changes nothing else', () => {
  const module = { exports: [] };
  new Function('module', 'require', trimPlugins(source))(module, (file: string) => file);
  expect(module.exports).toEqual([
    { plugin: '../plugins/gatsby-plugin-offline/gatsby-browser.ts', options: { enabled: true } },
    {
      plugin: '../node_modules/tags/gatsby-browser.js',
      options: { plugins: [], id: 'GTM-$&', event: 'a, $& {b}' },
    },
    { plugin: '../gatsby-browser.tsx', options: { plugins: [] } },
  ]);
});
