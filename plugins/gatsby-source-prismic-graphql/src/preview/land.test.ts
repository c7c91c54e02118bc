/** @jest-environment ./plugins/gatsby-source-prismic-graphql/test/browserEnvironment.ts */
import type { PreviewRepository } from '../../test/previewRepository';
import { startPreviewRepository } from '../../test/previewRepository';
import type { StubServer } from '../../test/startStubServer';
import { startStubServer } from '../../test/startStubServer';
import { createContentApi } from '../requests/contentApi/createContentApi';
import { land } from './land';
import { toPreviewError } from './PreviewError';
import { readTab } from './tabPreview';

let repository: PreviewRepository;
let others: StubServer;
/** What was written to `document.cookie`. */
let written: string[];
beforeAll(async () => {
  repository = await startPreviewRepository();
  others = await startStubServer(() => ({ body: { mainDocument: 'stolen' } }));
});
afterAll(() => Promise.all([repository.close(), others.close()]));

beforeEach(() => {
  const { set } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {};
  written = [];
  jest.spyOn(document, 'cookie', 'set').mockImplementation((value) => {
    written.push(value);
    set?.call(document, value);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  window.sessionStorage.clear();
  for (const name of ['preview', 'experiment']) {
    document.cookie = `io.prismic.${name}=; path=/; max-age=0`;
  }
});

function landAt(parameters: Record<string, string>, endpoint = repository.api) {
  const api = createContentApi({ endpoint, cookies: () => '' });
  return land(`?${new URLSearchParams(parameters)}`, endpoint, api);
}

/** Kind and message of what the editor is told. */
async function failureOf(parameters: Record<string, string>): Promise<string> {
  const error = await landAt(parameters).catch((thrown: unknown) => toPreviewError(thrown));
  if (!(error instanceof Error)) throw new Error(`It led to ${error}.`);
  return `${error.kind}: ${error.message}`;
}

describe('a token', () => {
  test('opens the preview for an hour and all of the site, and leads to its main document', async () => {
    const token = await repository.open('article-lamp-is');
    expect(await landAt({ token })).toBe('article-lamp-is');
    expect(written).toEqual([
      `io.prismic.preview=${encodeURIComponent(token)}; path=/; max-age=3600; samesite=lax`,
    ]);
    expect(readTab()).toMatchObject({ token });
    expect(readTab().until).toBeLessThanOrEqual(Date.now() + 3_600_000);
    expect(readTab().until).toBeGreaterThan(Date.now() + 3_500_000);
  });

  test('with a documentId leads to that document', async () => {
    const token = await repository.open('article-lamp-is');
    expect(await landAt({ token, documentId: 'article-stool-is' })).toBe('article-stool-is');
  });

  test('of a preview without a main document leads to the front page', async () => {
    const own = await startStubServer(() => ({ body: {} }));
    const token = `${own.url}/previews/X1`;
    expect(await landAt({ token }, `${own.url}/api/v2`)).toBeUndefined();
    expect(document.cookie).toContain('io.prismic.preview=');
    await own.close();
  });

  test('that is about to end says so, rather than its hour', async () => {
    const soon = new Date(Date.now() + 60_000).toISOString();
    const own = await startStubServer(() => ({ body: { expiresAt: soon } }));
    await landAt({ token: `${own.url}/previews/X1` }, `${own.url}/api/v2`);
    expect(readTab().until).toBe(Date.parse(soon));
    await own.close();
  });

  test('has the id of the site’s preview in it, or beside it', async () => {
    const token = await repository.open('article-lamp-is');
    const bare = token.replace(/\?.*/, '');
    await landAt({ token: bare, websitePreviewId: 'Xan_1-z' });
    expect(readTab().token).toBe(`${bare}?websitePreviewId=Xan_1-z`);
    await landAt({ token, websitePreviewId: 'Xan_1-z' });
    expect(readTab().token).toBe(token);
    await landAt({ token: bare, websitePreviewId: '"><script>' });
    expect(readTab().token).toBe(bare);
  });

  test('forgets the release and the day that an earlier preview of this tab showed', async () => {
    window.sessionStorage.setItem('prismicPreview', '{"release":"christmas","date":"2026-12-24"}');
    await landAt({ token: await repository.open('article-lamp-is') });
    expect(Object.keys(readTab())).toEqual(['token', 'until']);
  });

  test('that has ended is told as that, and leaves no cookie', async () => {
    const token = `${repository.url}/previews/ended:1?websitePreviewId=X`;
    expect(await failureOf({ token })).toMatch(/^ended: Unexpected status code \[404\] on URL/);
    expect(document.cookie).toBe('');
  });

  test.each<[string, (own: string) => string]>([
    ['another host', () => `${others.url}/previews/X1`],
    ['another repository', () => 'https://other.prismic.io/previews/X1:Y2'],
    [
      'a user before another host',
      (own) => `${own}@localhost:${new URL(others.url).port}/previews/X1`,
    ],
    ['a user with a password', (own) => `${own.replace('//', '//a:b@')}/previews/X1`],
    ['a backslash before another host', (own) => `${own}\\@example.is/previews/X1`],
    ['a host that begins alike', (own) => `${own}.example.is/previews/X1`],
    ['an address without a protocol', (own) => `${own.replace('http:', '')}/previews/X1`],
    ['a script', () => 'javascript:alert(1)//previews/x'],
    ['a script with the host in it', (own) => `javascript:alert(1)//${own}/previews/x`],
    ['data', () => 'data:text/html,<script>alert(1)</script>/previews/x'],
    ['HTML', () => '<img src=x onerror=alert(1)>'],
    ['HTML behind the host', (own) => `${own}/<script>/previews`],
    ['another address of the service', (own) => `${own}/api/v2`],
    ['a preview without a name', (own) => `${own}/previews/?websitePreviewId=X`],
    ['a name alone', () => 'X1:Y2'],
  ])('is refused, and nothing asked, when it is %s', async (_, toToken) => {
    const token = toToken(repository.url);
    expect(await failureOf({ token, documentId: 'article-lamp-is' })).toMatch(
      /^refused: The link's token is not a preview of the repository at http/,
    );
    expect(others.requests).toEqual([]);
    expect(written).toEqual([]);
  });

  test('that is endless is not quoted to its end', async () => {
    const message = await failureOf({ token: `https://example.is/previews/${'x'.repeat(5000)}` });
    expect(message.length).toBeLessThan(500);
  });
});

describe('an experiment', () => {
  test.each([
    ['base', 'base'],
    ['long-name now', 'long'],
  ])(
    'is found by its label, in lower case, the first space a hyphen: %s',
    async (experiment, id) => {
      expect(await landAt({ experiment })).toBeUndefined();
      const { experiments } = await createContentApi({ endpoint: repository.api }).getMetadata();
      const ref = experiments[0]?.variations.find((variation) => variation.id === id)?.ref ?? '?';
      expect(written).toEqual([
        `io.prismic.experiment=${encodeURIComponent(ref)}; path=/; max-age=3600; samesite=lax`,
      ]);
    },
  );

  test('leads to a document where the link names one', async () => {
    expect(await landAt({ experiment: 'base', documentId: 'article-stool-is' })).toBe(
      'article-stool-is',
    );
  });

  test.each([['Long Name Now'], ['long-name-now'], ['"><script>alert(1)</script>']])(
    'that does not run is refused, with those that do: %s',
    async (experiment) => {
      expect(await failureOf({ experiment })).toBe(
        `refused: No experiment that runs has the variation '${experiment}'. There are: Base, Long Name Now`,
      );
      expect(written).toEqual([]);
    },
  );
});

describe('a documentId alone', () => {
  const documentId = 'article-stool-is';

  test('is followed while a preview is open', async () => {
    const token = await repository.open('article-lamp-is');
    document.cookie = `io.prismic.preview=${encodeURIComponent(token)}; path=/`;
    expect(await landAt({ documentId })).toBe(documentId);
  });

  test('is followed while an experiment runs', async () => {
    document.cookie = 'io.prismic.experiment=g4SIcyJk%201; path=/';
    expect(await landAt({ documentId })).toBe(documentId);
  });

  test.each([
    ['no cookie', ''],
    ['a preview of others', 'io.prismic.preview=https%3A%2F%2Fother.prismic.io%2Fpreviews%2FX1'],
    ['an experiment that has ended', 'io.prismic.experiment=ended%200'],
  ])('is refused with %s', async (_, cookie) => {
    document.cookie = `${cookie}; path=/`;
    expect(await failureOf({ documentId })).toBe(
      'refused: The link has a documentId alone, and no preview is open in this browser.',
    );
    document.cookie = `${cookie.replace(/=.*/, '')}=; path=/; max-age=0`;
  });
});

test.each([[{}], [{ token: '', experiment: '', documentId: '' }], [{ other: '<b>' }]])(
  'a link that asks for nothing is refused: %j',
  async (parameters) => {
    expect(await failureOf(parameters as Record<string, string>)).toBe(
      'refused: The link has no token, experiment or documentId.',
    );
  },
);

test('a private repository opens its preview without the access token, and not its experiments', async () => {
  const own = await startPreviewRepository(['--access-token', 'MC5secret']);
  try {
    const opened = await fetch(
      `${own.url}/previews?document=article-lamp-is&access_token=MC5secret`,
      { method: 'POST' },
    );
    const { token } = (await opened.json()) as { token: string };
    expect(await landAt({ token }, own.api)).toBe('article-lamp-is');
    const error = await landAt({ experiment: 'base' }, own.api).catch(toPreviewError);
    expect(error).toMatchObject({ kind: 'private' });
  } finally {
    await own.close();
  }
});
