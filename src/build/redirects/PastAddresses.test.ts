import fc from 'fast-check';
import { createPathFinder, toPast, withoutPresent } from './PastAddresses';
import { planRedirects } from './planRedirects';

type Build = {
  pages: string[];
  files: string[];
  documents: Record<string, string>;
  past: Record<string, string>;
};

const isFile = (path: string) => !path.endsWith('/');

/** `ids` has paths of documents by id. The paths in `others` belong to no document. */
function build(last: Build | undefined, ids: Record<string, string>, others: string[] = []): Build {
  const pages = [...Object.values(ids), ...others.filter((path) => !isFile(path))];
  const files = others.filter(isFile);
  const documents = Object.fromEntries(Object.entries(ids).map(([id, path]) => [path, id]));
  return { pages, files, documents, past: withoutPresent(toPast(last, pages), files) };
}

function targets({ pages, files, ...history }: Build): Record<string, string | undefined> {
  const find = createPathFinder(history, new Set([...pages, ...files]));
  return Object.fromEntries(Object.keys(history.past).map((path) => [path, find(path)]));
}

const news = '/ha-frettir/';

test('a document that moved twice is found from both addresses, without a chain', () => {
  const builds = ['/x/', '/y/', '/z/'].reduce<Build | undefined>(
    (last, path) => build(last, { a: path }),
    undefined,
  );
  expect(builds && targets(builds)).toEqual({ '/x/': '/z/', '/y/': '/z/' });
});

test('a file of the sitemap that is no longer needed is gone, and leads to no other', () => {
  const files = ['/', '/sitemap.xml', '/sitemap-1.xml', '/sitemap-2.xml'];
  const last = build(undefined, {}, files);
  expect(targets(build(last, {}, ['/', '/sitemap.xml']))).toEqual({
    '/sitemap-1.xml': undefined,
    '/sitemap-2.xml': undefined,
  });
  expect(targets(build(last, {}, files))).toEqual({});
});

test('an archived document is gone until it is published again', () => {
  const first = build(undefined, { a: '/x/' });
  const second = build(first, {});
  expect(targets(second)).toEqual({ '/x/': undefined });
  expect(targets(build(second, { a: '/x/' }))).toEqual({});
  expect(targets(build(second, { a: '/y/' }))).toEqual({ '/x/': '/y/' });
});

test('an address that another document takes over is a page, and later leads to that document', () => {
  const first = build(undefined, { a: '/x/' });
  const second = build(first, { a: '/y/', b: '/x/' });
  expect(targets(second)).toEqual({});
  expect(targets(build(second, { a: '/y/', b: '/z/' }))).toEqual({ '/x/': '/z/' });
});

test('the later pages of a list that got shorter lead to the list', () => {
  const first = build(undefined, {}, [news, `${news}2/`, `${news}3/`]);
  expect(targets(build(first, {}, [news, `${news}2/`]))).toEqual({ [`${news}3/`]: news });
});

test('the list of an association that moved is found at its new address, or leads to the association', () => {
  const list = 'ha-frettir/';
  const first = build(undefined, { a: '/fagfelog/x/' }, [
    `/fagfelog/x/${list}`,
    `/fagfelog/x/${list}2/`,
  ]);
  expect(targets(build(first, { a: '/fagfelog/y/' }, [`/fagfelog/y/${list}`]))).toEqual({
    '/fagfelog/x/': '/fagfelog/y/',
    [`/fagfelog/x/${list}`]: `/fagfelog/y/${list}`,
    [`/fagfelog/x/${list}2/`]: `/fagfelog/y/${list}`,
  });
  expect(targets(build(first, { a: '/fagfelog/y/' }))).toMatchObject({
    [`/fagfelog/x/${list}2/`]: '/fagfelog/y/',
  });
});

test('a calendar follows its page, and is gone with it; it never leads to a page', () => {
  const calendar = 'vidburdur.ics';
  const first = build(undefined, { a: '/x/' }, [`/x/${calendar}`]);
  const moved = build(first, { a: '/y/' }, [`/y/${calendar}`]);
  expect(targets(moved)).toEqual({ '/x/': '/y/', [`/x/${calendar}`]: `/y/${calendar}` });
  expect(targets(build(moved, { a: '/y/' }))).toEqual({
    '/x/': '/y/',
    [`/x/${calendar}`]: undefined,
    [`/y/${calendar}`]: undefined,
  });
  expect(targets(build(moved, {}))).toMatchObject({ [`/x/${calendar}`]: undefined });
  expect(targets(build(build(moved, {}), { a: '/x/' }, [`/x/${calendar}`]))).toEqual({
    '/y/': '/x/',
    [`/y/${calendar}`]: `/x/${calendar}`,
  });
});

test('the feed of a category that is gone leads to the feed of the list above it', () => {
  const all = [news, `${news}atom.xml`];
  const first = build(undefined, {}, [...all, `${news}HA/`, `${news}HA/atom.xml`]);
  expect(targets(build(first, {}, all))).toEqual({
    [`${news}HA/`]: news,
    [`${news}HA/atom.xml`]: `${news}atom.xml`,
  });
});

test('a page without a document never leads to a front page', () => {
  const first = build(undefined, {}, ['/', '/en/', '/dummy/', '/en/dummy/']);
  expect(targets(build(first, {}, ['/', '/en/']))).toEqual({
    '/dummy/': undefined,
    '/en/dummy/': undefined,
  });
});

test('the record of a build before there were past addresses is a start', () => {
  const pages = [news, `${news}a/`];
  expect(toPast({ pages }, [news])).toEqual({ [`${news}a/`]: '' });
});

const paths = ['/a/', '/b/', '/c/', '/a/2/', '/page/d/', '/en/e/', '/á/'];
const state = fc.dictionary(fc.constantFrom('1', '2', '3', '4'), fc.constantFrom(...paths));

test('in any history every address that was published is a page, leads to a page, or is gone', () => {
  fc.assert(
    fc.property(fc.array(state, { minLength: 2, maxLength: 8 }), (states) => {
      const published = new Set<string>();
      let last: Build | undefined;
      for (const ids of states) {
        // Two documents never have the same address, so only the first one keeps it.
        const unique = Object.fromEntries(
          Object.entries(ids).filter(
            ([, path], index, all) => all.findIndex(([, other]) => other === path) === index,
          ),
        );
        const feeds = Object.values(unique).map((path) => `${path}atom.xml`);
        last = build(last, unique, ['/', ...feeds]);
        const present = [...last.pages, ...last.files];
        for (const path of present) published.add(path);
        const { redirects, gone } = planRedirects({}, present, last);
        for (const path of published) {
          const answers = [present.includes(path), path in redirects, gone.includes(path)];
          expect(answers.filter(Boolean)).toEqual([true]);
        }
        for (const target of Object.values(redirects)) expect(present).toContain(target);
      }
    }),
  );
});
