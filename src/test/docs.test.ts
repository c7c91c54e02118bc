import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

// Documentation goes stale without an error: these tests hold its links, commands and citations.

const root = path.resolve(__dirname, '../..');
const parts = ['src', 'plugins', 'content-service', 'scripts', 'e2e', 'bench'];
const codeEndings = ['.ts', '.tsx', '.mjs', '.cjs', '.js'];

const MAX_README_LINES = 120;
const MAX_LINE_LETTERS = 160;

type Project = {
  /** Text of each file that is checked or linked to, by its path below the root. */
  texts: ReadonlyMap<string, string>;
  exists: (file: string) => boolean;
  /** All files of code, by which a document may name one with the end of its path. */
  code: readonly string[];
  /** Names of the npm scripts. */
  scripts: readonly string[];
};

function withoutFences(markdown: string): string {
  return markdown.replace(/^ *```.*\n[\s\S]*?^ *```$/gm, '');
}

function headingsOf(markdown: string): string[] {
  return [...withoutFences(markdown).matchAll(/^#{1,6} +(.+)$/gm)].map(([, text = '']) => text);
}

/**
 * The anchors that GitHub gives the headings of a file: small letters, hyphens for spaces, only
 * letters, marks, numbers, hyphens and underscores, and a number behind the second of a name
 * (`html-pipeline`, TableOfContentsFilter).
 */
function anchorsOf(markdown: string): Set<string> {
  const counts = new Map<string, number>();
  return new Set(
    headingsOf(markdown).map((heading) => {
      const name = heading
        .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
        .trim()
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{Nd}\p{Pc}\- ]/gu, '')
        .replaceAll(' ', '-');
      const count = counts.get(name) ?? 0;
      counts.set(name, count + 1);
      return count === 0 ? name : `${name}-${count}`;
    }),
  );
}

function linksOf(markdown: string): string[] {
  const prose = withoutFences(markdown).replace(/`[^`]*`/g, '');
  return [...prose.matchAll(/\]\(([^()\s]+)(?: "[^"]*")?\)/g)].map(([, target = '']) => target);
}

/** Files of examples: a new document type, a new language, a page of another site. */
const inventedFile = /(^|\/)(jobs?|da|pages\/offline)\.tsx?$/;

/** Files of code that stand between backticks. */
function filesOf(markdown: string): string[] {
  return [...withoutFences(markdown).matchAll(/`([\w./-]+\.(?:tsx?|mjs|cjs))`/g)]
    .map(([, name = '']) => name)
    .filter((name) => !inventedFile.test(name));
}

/**
 * @returns a sentence for each link, anchor, file of code and npm script of a Markdown file that does
 * not exist
 */
function findFaults(file: string, { texts, exists, code, scripts }: Project): string[] {
  const markdown = texts.get(file) ?? '';
  const links = linksOf(markdown)
    .filter((target) => !/^([a-z][a-z+.-]*:|\/\/)/i.test(target))
    .flatMap((target) => {
      const [address = '', anchor] = target.split('#');
      const linked = address
        ? path.posix.join(path.posix.dirname(file), decodeURIComponent(address))
        : file;
      if (!exists(linked)) return [`${file}: there is no ${linked}`];
      if (anchor === undefined || anchorsOf(texts.get(linked) ?? '').has(anchor)) return [];
      return [`${file}: ${linked} has no heading #${anchor}`];
    });
  const files = filesOf(markdown)
    .filter((name) => !code.some((each) => each === name || each.endsWith(`/${name}`)))
    .map((name) => `${file}: there is no file ${name}`);
  const commands = [...markdown.matchAll(/\bnpm run ([a-z][\w:-]*)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !scripts.includes(name))
    .map((name) => `${file}: package.json has no script ${name}`);
  return [...links, ...files, ...commands];
}

/**
 * What comments cite: `docs/behaviour.md, “Addresses”`. Code of a plugin may cite its own
 * documentation.
 *
 * @returns a sentence for each file and chapter that does not exist; chapters may be numbered
 */
function findWrongCitations(file: string, code: string, { texts }: Project): string[] {
  const plugin = /^plugins\/[^/]+\//.exec(file)?.[0] ?? '';
  // A comment may break its line inside a citation.
  const text = code.replace(/\n\s*(\*|\/\/) ?/g, ' ');
  return [
    ...text.matchAll(/(?<![\w/.+-])((?:[\w.+-]+\/)*docs\/[\w/.+-]+\.md)(?:,\s+“([^”]+)”)?/g),
  ].flatMap(([, name = '', chapter]) => {
    const cited = [plugin + name, name].find((place) => texts.has(place));
    if (cited === undefined) return [`${file}: there is no ${name}`];
    const chapters = headingsOf(texts.get(cited) ?? '').map((each) => each.replace(/^\d+\. /, ''));
    const isThere = chapter === undefined || chapters.includes(chapter);
    return isThere ? [] : [`${file}: ${cited} has no chapter “${chapter}”`];
  });
}

function findTooLong(readme: string): string[] {
  const lines = readme.trimEnd().split('\n');
  return [
    ...(lines.length > MAX_README_LINES ? [`${lines.length} lines`] : []),
    ...lines.filter((line) => !line.startsWith('|') && line.length > MAX_LINE_LETTERS),
  ];
}

function filesBelow(folder: string, endings: string[]): string[] {
  return ts.sys
    .readDirectory(path.join(root, folder), endings, ['**/node_modules'])
    .map((file) => path.relative(root, file));
}

describe('the documentation of this project', () => {
  const documents = [
    'README.md',
    'CONTRIBUTING.md',
    ...['docs', 'plugins', 'content-service', 'src'].flatMap((part) => filesBelow(part, ['.md'])),
  ];
  const code = [
    ...parts.flatMap((part) => filesBelow(part, codeEndings)),
    ...readdirSync(root).filter((file) => codeEndings.includes(path.extname(file))),
  ];
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const project: Project = {
    texts: new Map(documents.map((file) => [file, read(file)])),
    exists: (file) => existsSync(path.join(root, file)),
    code,
    scripts: Object.keys(JSON.parse(read('package.json')).scripts),
  };

  it.each(documents)('%s names files, headings and npm scripts that exist', (file) => {
    expect(findFaults(file, project)).toEqual([]);
  });

  it('is cited by comments with chapters that exist', () => {
    const others = code.filter((file) => file !== path.relative(root, __filename));
    expect(others.flatMap((file) => findWrongCitations(file, read(file), project))).toEqual([]);
  });

  it('begins with a README that can be read at once', () => {
    expect(findTooLong(read('README.md'))).toEqual([]);
  });
});

describe('a fault', () => {
  const faultsOf = (markdown: string) => {
    const texts = new Map([
      ['docs/a.md', markdown],
      ['docs/b.md', '# One\n\n## Áhöld & `tool`\n\n## One\n\n```md\n## Fenced\n```\n'],
    ]);
    return findFaults('docs/a.md', {
      texts,
      exists: (file) => texts.has(file),
      code: ['src/content/link.ts'],
      scripts: ['build'],
    });
  };

  it.each([
    ['[x](c.md)', 'docs/a.md: there is no docs/c.md'],
    ['![x](../b.md)', 'docs/a.md: there is no b.md'],
    ['[`x`](b.md#two)', 'docs/a.md: docs/b.md has no heading #two'],
    ['[x](b.md#fenced)', 'docs/a.md: docs/b.md has no heading #fenced'],
    ['[x](b.md#one-2)', 'docs/a.md: docs/b.md has no heading #one-2'],
    ['[x](#x)', 'docs/a.md: docs/a.md has no heading #x'],
    ['`inc/link.ts` and `content/link.ts`', 'docs/a.md: there is no file inc/link.ts'],
    ['`nk.ts`', 'docs/a.md: there is no file nk.ts'],
    ['run `npm run buidl`', 'docs/a.md: package.json has no script buidl'],
    ['```sh\nnpm run serve:all\n```', 'docs/a.md: package.json has no script serve:all'],
  ])('is found in %s', (markdown, fault) => {
    expect(faultsOf(markdown)).toEqual([fault]);
  });

  it.each([
    '# X\n[x](#x) [y](b.md) [z](https://example.is/c.md#y)',
    '`link.ts` `content/link.ts` `src/content/link.ts` `src/templates/job.tsx` `link.*`',
    '[x](b.md#one) [y](b.md#one-1) [z](b.md#áhöld--tool)',
    '`[x](c.md)`\n\n```md\n[x](c.md)\n```\n\n`npm run build -- --help`',
  ])('is not found in %j', (markdown) => {
    expect(faultsOf(markdown)).toEqual([]);
  });

  it.each([
    ['src/a.ts', '// docs/none.md', 'src/a.ts: there is no docs/none.md'],
    ['src/a.ts', '/** (docs/b.md, “Two”) */', 'src/a.ts: docs/b.md has no chapter “Two”'],
    ['src/a.ts', '/**\n * (docs/b.md,\n * “Two words”)', 'has no chapter “Two words”'],
    ['plugins/p/src/a.ts', '// docs/b.md, “One”', 'plugins/p/docs/b.md has no chapter “One”'],
  ])('is found in a comment of %s: %j', (file, code, fault) => {
    const texts = new Map([
      ['docs/b.md', '# B\n## 1. One\n## Three words\n'],
      ['plugins/p/docs/b.md', '# B\n'],
    ]);
    const project = { texts, exists: () => true, code: [], scripts: [] };
    expect(findWrongCitations(file, code, project)).toEqual([expect.stringContaining(fault)]);
    const right = '/** docs/b.md, “One”; (docs/b.md, “Three\n * words”) docs/b.md */';
    expect(findWrongCitations('src/a.ts', right, project)).toEqual([]);
  });

  it('is found in a README that is too long or too wide', () => {
    const wide = 'x'.repeat(MAX_LINE_LETTERS + 1);
    expect(findTooLong('x\n'.repeat(MAX_README_LINES + 1))).toEqual([
      `${MAX_README_LINES + 1} lines`,
    ]);
    expect(findTooLong(`a\n${wide}\n|${wide}|\n`)).toEqual([wide]);
  });
});
