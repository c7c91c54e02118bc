import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { GatsbyNode } from 'gatsby';
import { en } from '../i18n/messages/en';
import { is } from '../i18n/messages/is';

const messages = { is, en };

// Browser halves of plugins that would cost every first load 4 kB: Partytown, which nothing here
// asks for, and the manifest plugin's, which pulls in all that Gatsby exports
// (browser/onRouteUpdate.ts does its work).
const leftOut = Object.fromEntries(
  [
    'gatsby/dist/internal-plugins/partytown/gatsby-browser.js',
    'gatsby-plugin-manifest/gatsby-browser.js',
  ].map((file) => [path.resolve('node_modules', file), false]),
);

/**
 * Keeps the first load small. The interface's words are shipped already parsed, so that the parser
 * of their syntax (6 kB) stays out of the bundle. In development the words are read as they are written.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  actions,
  plugins,
  getConfig,
}) => {
  if (stage !== 'build-javascript' && stage !== 'build-html') return;
  const folder = path.resolve('.cache/messages');
  mkdirSync(folder, { recursive: true });
  const replacements = Object.entries(messages).map(([name, words]) => {
    const file = path.join(folder, `${name}.mjs`);
    writeFileSync(file, `export const ${name} = ${JSON.stringify(compile(words))};\n`);
    return plugins.normalModuleReplacement(new RegExp(`/messages/${name}$`), file);
  });
  if (stage === 'build-javascript') {
    // Gatsby's own settings write for browsers without ES modules, which do not run its bundle.
    const config = getConfig();
    const [, ...styles] = config.optimization.minimizer;
    const scripts = plugins.minifyJs({
      terserOptions: { ecma: 2017, mangle: { safari10: true }, compress: { passes: 2 } },
    });
    config.optimization.minimizer = [scripts, ...styles];
    actions.replaceWebpackConfig(config);
  }
  actions.setWebpackConfig({
    plugins: replacements,
    resolve: {
      alias: {
        ...leftOut,
        '@formatjs/icu-messageformat-parser$': path.resolve(
          'node_modules/@formatjs/icu-messageformat-parser/no-parser.js',
        ),
      },
    },
  });
};

/**
 * @returns each message as the syntax tree that react-intl takes in the place of its text
 * @throws SyntaxError naming the place when a message's ICU syntax is wrong
 */
export function compile(words: Record<string, string>): Record<string, MessageFormatElement[]> {
  return Object.fromEntries(Object.entries(words).map(([id, text]) => [id, parse(text)]));
}
