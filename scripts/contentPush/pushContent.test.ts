import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startPrismicStub } from '../test/prismicStub';
import type { Json, PrismicStub, StubResponse, StubRequest } from '../test/prismicStub';
import { sampleProject, writeDocument } from '../test/sampleProject';
import { contentPush } from './pushContent.mjs';
import { readSamples } from './readSamples.mjs';

let stub: PrismicStub;
let directory: string;
let lines: string[];

beforeEach(async () => {
  stub = await startPrismicStub();
  directory = sampleProject();
  lines = [];
  // The official client waits 1.5 seconds between writes to one host.
  const real = setTimeout;
  jest
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((work: () => void, ms = 0) => real(work, Math.min(ms, 2))) as never);
});

afterEach(async () => {
  jest.restoreAllMocks();
  await stub.close();
  rmSync(directory, { recursive: true });
});

function push({ token = 'write-token', project = directory } = {}) {
  return contentPush({
    samples: readSamples(project),
    settings: { repository: 'acme', writeToken: token, accessToken: 'read-token' },
    log: (line) => lines.push(line),
    directory,
    endpoints: stub.endpoints,
    requestOptions: { maxAttempts: 3 },
  });
}

const sent = (method: string, start: string) =>
  stub.requests.filter((request) => request.method === method && request.path.startsWith(start));
const draft = (uid: string | undefined, lang = 'is') =>
  stub.drafts.find((document) => document.uid === uid && document.lang === lang);
const failure = async (run: Promise<void>) =>
  run.then(
    () => 'no failure',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
const once = (matches: (request: StubRequest) => boolean, answer: StubResponse) => {
  let isOver = false;
  stub.fault = (request) => {
    if (isOver || !matches(request)) return undefined;
    isOver = true;
    return answer;
  };
};

describe('the requests', () => {
  it('are as documented, with the repository and the write token', async () => {
    await push().run();
    expect(stub.writes()).toEqual([
      'POST /types/customtypes/insert',
      'POST /types/customtypes/insert',
      'POST /asset/assets',
      'POST /asset/assets',
      'POST /asset/assets',
      ...Array<string>(4).fill('POST /migration/documents'),
      ...Array<unknown>(4).fill(
        expect.stringMatching(/^PUT \/migration\/documents\/document-\d+$/),
      ),
    ]);
    for (const { headers, path: address } of stub.requests) {
      if (address.startsWith('/api')) {
        expect(headers.authorization ?? '').not.toContain('write-token');
        expect(address).toContain('access_token=read-token');
        continue;
      }
      expect(headers).toMatchObject({ repository: 'acme', authorization: 'Bearer write-token' });
    }
    for (const { headers } of [...sent('POST', '/migration'), ...sent('PUT', '/migration')]) {
      expect(headers).toMatchObject({
        'content-type': 'application/json',
        'x-client': expect.stringMatching(/^prismicio-client\/7/),
      });
    }
  });

  it('contain every custom type as in its file', async () => {
    await push().run();
    const file = path.join(directory, 'customtypes/article/index.json');
    expect(sent('POST', '/types')[0]?.json).toEqual(JSON.parse(readFileSync(file, 'utf8')));
    expect(stub.customTypes.map(({ id }) => id)).toEqual(['article', 'homepage']);
  });

  it('contain every file once, with its name, type, alternative text and credit', async () => {
    await push().run();
    const files = sent('POST', '/asset').map(({ form }) => form?.get('file') as File);
    const sentFiles = files.map(({ name, type, size }) => [name, type, size]);
    expect(Object.fromEntries(sentFiles.map(([name, ...rest]) => [name, rest]))).toEqual({
      'stoll.jpg': ['image/jpeg', 7],
      'bolli.png': ['image/png', 5],
      'samningur.pdf': ['application/pdf', 10],
    });
    expect(stub.assets.find(({ filename }) => filename === 'stoll.jpg')).toMatchObject({
      alt: 'Stóll við glugga',
      credits: 'Mynd: Miðstöð',
    });
  });

  it('link a translation to the document that it translates', async () => {
    await push().run();
    const original = draft('stoll')?.id;
    const [translation] = sent('POST', '/migration').filter(({ json }) => json.lang === 'en-us');
    expect(original).toBeDefined();
    expect(translation?.json).toMatchObject({
      title: 'Chair',
      type: 'article',
      uid: 'chair',
      alternate_language_id: original,
      tags: [],
    });
  });

  it('do not send the drafts', async () => {
    await push().run();
    expect(JSON.stringify(stub.drafts)).not.toContain('Drög');
  });
});

describe('the content', () => {
  it('is complete, and its links lead to the new documents', async () => {
    await push().run();
    const cup = draft('bolli')?.id;
    const chair = draft('stoll');
    const asset = (name: string) => stub.assets.find(({ filename }) => filename === name)?.id;
    expect(chair).toMatchObject({ title: 'Stóll', tags: ['Hönnun'] });
    expect(chair?.data).toEqual({
      title: [{ type: 'heading1', text: 'Stóll', spans: [] }],
      image: {
        id: asset('stoll.jpg'),
        url: 'https://images.prismic.io/acme/stoll.jpg',
        dimensions: { width: 1600, height: 900 },
        edit: { x: 0, y: 0, zoom: 1, background: 'transparent' },
        alt: 'Stóll við glugga',
        copyright: 'Mynd: Miðstöð',
      },
      published_date: '2026-10-02',
      content: [
        {
          type: 'paragraph',
          text: 'Sjá bolla.',
          spans: [
            { start: 4, end: 9, type: 'hyperlink', data: { link_type: 'Document', id: cup } },
            {
              start: 0,
              end: 3,
              type: 'hyperlink',
              data: { link_type: 'Web', url: 'https://example.is', target: '_blank' },
            },
          ],
        },
        expect.objectContaining({
          type: 'image',
          id: asset('bolli.png'),
          alt: '',
          copyright: null,
          linkTo: { link_type: 'Document', id: cup },
        }),
        { type: 'embed', oembed: { type: 'video', embed_url: 'https://example.is/myndband' } },
      ],
      links: [{ link: { link_type: 'Media', id: asset('samningur.pdf') }, label: 'Samningur' }, {}],
    });
    expect(draft('bolli')?.data).toMatchObject({
      related: { link_type: 'Document', id: chair?.id },
    });
    expect(draft(undefined)?.data).toEqual({
      body: [
        {
          slice_type: 'navigation_group',
          primary: { title: 'Greinar' },
          items: [{ link: { link_type: 'Document', id: chair?.id } }],
        },
        { slice_type: 'navigation_group', primary: {}, items: [] },
      ],
    });
  });

  it('has an alternative text in each language for an image that both use', async () => {
    await push().run();
    expect((draft('chair', 'en-us')?.data as Json).image).toMatchObject({
      alt: 'Chair at a window',
      copyright: 'Image: Miðstöð',
    });
  });

  it('is logged step by step', async () => {
    const sending = push();
    await sending.run();
    expect(lines).toEqual(
      expect.arrayContaining([
        'Repository acme: 4 documents are new, 0 exist and will be updated.',
        'types 2/2  homepage: new',
        expect.stringMatching(/^assets 3\/3 {2}/),
        expect.stringMatching(/^documents 4\/4 {2}created: /),
        'contents 4/4  article "chair" (en-us)',
      ]),
    );
    expect(sending.summary()).toBe(
      'Sent: 2 of 2 custom types, 3 of 3 files, 4 of 4 documents (4 created).',
    );
  });
});

describe('the samples of this project', () => {
  it('are sent completely: every link, image and slice of every document', async () => {
    const project = path.resolve(__dirname, '../..');
    const { documents, files } = readSamples(project);
    await push({ project }).run();
    expect(stub.drafts).toHaveLength(documents.length);
    expect(stub.assets).toHaveLength(files.length);

    const ids = stub.drafts.map(({ id }) => id);
    const received = JSON.stringify(stub.drafts.map(({ data }) => data));
    const samples = JSON.stringify(documents.map(({ data }) => data));
    const linked = (json: string) =>
      [...json.matchAll(/"link_type":"Document","id":"([^"]*)"/g)].map(([, id]) => id);
    const count = (json: string, pattern: RegExp) => [...json.matchAll(pattern)].length;
    expect(linked(samples).length).toBeGreaterThan(0);
    expect(linked(received)).toHaveLength(linked(samples).length);
    expect(linked(received).filter((id) => !ids.includes(String(id)))).toEqual([]);
    for (const pattern of [/"slice_type":/g, /"text":/g, /"embed_url":/g, /"type":"label"/g]) {
      expect(count(received, pattern)).toBe(count(samples, pattern));
    }
    expect(count(received, /"id":"asset-/g)).toBe(count(samples, /"file":/g));
    expect(received).not.toContain('"file":');
  });
});

describe('a second run', () => {
  it('creates nothing twice, although no API lists unpublished documents', async () => {
    await push().run();
    stub.requests.length = 0;
    await push().run();
    expect(stub.writes()).toEqual(
      Array(4).fill(expect.stringMatching(/^PUT \/migration\/documents\//)),
    );
  });

  it('sends a changed type and a changed file', async () => {
    await push().run();
    stub.requests.length = 0;
    stub.customTypes[0] = { ...stub.customTypes[0], label: 'Grein' };
    writeFileSync(path.join(directory, 'content-service/media/bolli.png'), 'another cup');
    await push().run();
    expect(stub.writes().slice(0, 2)).toEqual([
      'POST /types/customtypes/update',
      'POST /asset/assets',
    ]);
    expect(stub.customTypes[0]).toMatchObject({ label: 'Article' });
  });

  it('updates published documents, found by type, uid and language, without a record', async () => {
    await push().run();
    stub.published = stub.drafts;
    stub.drafts = [];
    rmSync(path.join(directory, '.content-push'), { recursive: true });
    await push().run();
    expect(stub.drafts).toEqual([]);
    expect(lines).toContain('Repository acme: 0 documents are new, 4 exist and will be updated.');
  });

  it('continues where a failure stopped the first', async () => {
    let created = 0;
    stub.fault = ({ method, path: address }) => {
      if (method !== 'POST' || address !== '/migration/documents') return undefined;
      created += 1;
      return created === 3 ? { status: 500, body: { message: 'Internal error' } } : undefined;
    };
    await expect(push().run()).rejects.toThrow('500: Internal error');
    expect(stub.drafts).toHaveLength(2);
    await push().run();
    expect(stub.drafts).toHaveLength(4);
    expect(stub.assets).toHaveLength(3);
    expect(draft('stoll')?.data).toMatchObject({ image: { alt: 'Stóll við glugga' } });
  });

  it('reports a document that was deleted in Prismic; the next run creates it again', async () => {
    await push().run();
    stub.drafts = stub.drafts.filter(({ uid }) => uid !== 'bolli');
    const message = await failure(push().run());
    expect(message).toMatch(/article "bolli" \(is\).*\n.*404.*\n.*The next run creates it again/);
    await push().run();
    expect(draft('bolli')).toBeDefined();
  });
});

describe('a rejection', () => {
  it('of the token says where to create one, and that nothing was sent', async () => {
    const message = await failure(push({ token: 'wrong' }).run());
    expect(message).toContain('GET 127.0.0.1');
    expect(message).toContain('responded with 401: Unauthorized');
    expect(message).toMatch(/PRISMIC_WRITE_TOKEN is not accepted by "acme".*Write APIs/);
    expect(message).toContain('Sent: 0 of 2 custom types');
    expect(stub.writes()).toEqual([]);
  });

  it('of too many requests leads to a delay and another attempt', async () => {
    once(({ path: address }) => address === '/migration/documents', {
      status: 429,
      headers: { 'retry-after': '0' },
    });
    await push().run();
    expect(lines).toContain('Prismic limits the rate of requests: waiting 1 s');
    expect(stub.drafts).toHaveLength(4);
  });

  it('of too many requests is an error after the last attempt', async () => {
    stub.fault = ({ path: address }) =>
      address.startsWith('/asset')
        ? { status: 429, body: 'Too Many Requests', headers: { 'retry-after': '0' } }
        : undefined;
    const message = await failure(push().run());
    expect(message).toMatch(/The media library was rejected.*429: Too Many Requests/);
    expect(message).toContain('wait some minutes');
    expect(sent('GET', '/asset')).toHaveLength(3);
  });

  it('of a custom type names the type and its file', async () => {
    once(({ path: address }) => address.endsWith('/insert'), {
      status: 400,
      body: 'json.Main.title.config is missing',
    });
    const message = await failure(push().run());
    expect(message).toContain('The custom type "article" was rejected');
    expect(message).toContain('400: json.Main.title.config is missing');
    expect(message).toMatch(/Correct .*customtypes\/article\/index\.json/);
  });

  it('of a file names it and quotes the Asset API', async () => {
    once(({ method, path: address }) => method === 'POST' && address.startsWith('/asset'), {
      status: 400,
      body: { error: 'unsupported file' },
    });
    expect(await failure(push().run())).toMatch(/The file .* was rejected.*400: unsupported file/);
  });

  it('of a document names the fields, and the other documents are sent', async () => {
    stub.fault = ({ method, json }) =>
      method === 'PUT' && json.title === 'Bolli'
        ? {
            status: 400,
            body: {
              message: 'Validation failed',
              details: [{ property: 'data.related', value: 7, error: 'must be a link' }],
            },
          }
        : undefined;
    const sending = push();
    const message = await failure(sending.run());
    expect(message).toContain('Prismic rejected 1 of the documents');
    expect(message).toMatch(/article "bolli" \(is\), .*article-bolli-is\.json/);
    expect(message).toContain('400: Validation failed\n    data.related: must be a link (7)');
    expect(draft('chair', 'en-us')?.data).toMatchObject({ title: [{ text: 'Chair' }] });
    expect(sending.summary()).toContain('3 of 4 documents');
  });

  it('of a document with slices explains a possible reason', async () => {
    stub.fault = ({ method, json }) =>
      method === 'PUT' && json.title === 'homepage'
        ? { status: 400, body: { message: 'Unknown slice' } }
        : undefined;
    expect(await failure(push().run())).toContain('by hand');
  });

  it('of a document that exists unpublished says where it may be; the others are sent', async () => {
    stub.drafts.push({ id: 'theirs', type: 'article', uid: 'stoll', lang: 'is' });
    const sending = push();
    const message = await failure(sending.run());
    expect(message).toMatch(
      /article "stoll" \(is\), .*\n.*400: .*already exists\n.*publish or delete it/,
    );
    expect(message).toMatch(/article "chair" \(en-us\), .*\n.*that it translates was rejected/);
    expect(sending.summary()).toContain('2 of 4 documents (2 created)');
    expect(draft('bolli')?.title).toBe('Bolli');
    expect(draft('chair', 'en-us')).toBeUndefined();

    stub.drafts = stub.drafts.filter(({ id }) => id !== 'theirs');
    await push().run();
    const originals = sent('POST', '/migration').filter(({ json }) => json.uid === 'chair');
    expect(originals.map(({ json }) => json.alternate_language_id)).toEqual([draft('stoll')?.id]);
    expect(JSON.stringify(stub.drafts)).not.toContain('_broken_');
  });

  it('in HTML, from a server in front of Prismic, is shown without tags', async () => {
    once(({ path: address }) => address.startsWith('/types'), {
      status: 502,
      body: '<html><h1>Bad gateway</h1></html>',
    });
    expect(await failure(push().run())).toContain('responded with 502: Bad gateway\n');
  });
});

describe('nothing is sent', () => {
  it('to a repository without one of the languages', async () => {
    stub.languages = [{ id: 'is', name: 'Icelandic', is_master: true }];
    expect(await failure(push().run())).toMatch(
      /lacks the language en-us.*\n.*Translations & Locales/,
    );
    expect(stub.writes()).toEqual([]);
  });

  it('to a repository with another master language', async () => {
    stub.languages = [
      { id: 'en-us', name: 'English', is_master: true },
      { id: 'is', name: 'Icelandic', is_master: false },
    ];
    expect(await failure(push().run())).toContain('Make is the master');
    expect(stub.writes()).toEqual([]);
  });

  it('to a repository that does not exist', async () => {
    stub.fault = () => ({ status: 404, body: { error: 'Not found' } });
    expect(await failure(push().run())).toContain('There is no repository "acme"');
  });

  it('when Prismic cannot be reached', async () => {
    await stub.close();
    expect(await failure(push().run())).toMatch(
      /127\.0\.0\.1:\d+ could not be reached \(ECONNREFUSED\)/,
    );
    stub = await startPrismicStub();
  });

  it('if the samples have mistakes', () => {
    writeDocument(directory, {
      id: 'homepage-en-us',
      type: 'homepage',
      lang: 'en-us',
      alternate_language_id: 'homepage-da',
      data: {
        link: { link_type: 'Document', id: 'gone' },
        image: { file: 'gone.jpg' },
        external: { url: 'https://images.prismic.io/x.jpg', dimensions: {} },
        wordy: { file: 'stoll.jpg', alt: 'a'.repeat(501) },
      },
    });
    expect(() => readSamples(directory)).toThrow(
      new RegExp(
        ['"homepage-da"', 'links to "gone"', 'no file "gone.jpg"', 'x.jpg', '500 characters']
          .map((part) => `(?=[^]*${part})`)
          .join(''),
      ),
    );
  });
});

it('finishes and records the current request when it is stopped', async () => {
  const sending = push();
  let stopping: Promise<void> | undefined;
  stub.fault = ({ method, path: address }) => {
    if (method === 'POST' && address === '/migration/documents') stopping ??= sending.stop();
    return undefined;
  };
  await expect(sending.run()).rejects.toThrow();
  await stopping;
  expect(stub.drafts).toHaveLength(1);
  expect(sending.summary()).toBe(
    'Sent: 2 of 2 custom types, 3 of 3 files, 0 of 4 documents (1 created).',
  );
  stub.fault = () => undefined;
  await push().run();
  expect(stub.drafts).toHaveLength(4);
});
