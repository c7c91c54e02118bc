import { cleanUp, serve } from '../../test/content';
import type { Served, TestContent } from '../../test/content';
import { releaseDate, unpublishedContent } from '../../test/unpublished';
import { findRunningSite } from '../previews/previewLink';

jest.mock('../previews/previewLink', () => ({
  ...jest.requireActual('../previews/previewLink'),
  findRunningSite: jest.fn(),
}));

let content: TestContent;
let service: Served;
let html: string;
beforeAll(async () => {
  content = unpublishedContent();
  content.writeDocument('is/article/odd', {
    uid: 'odd',
    data: { title: [{ type: 'heading1', text: '<b>"Odd" & more</b>', spans: [] }] },
  });
  const site = 'https://site.test/forskodun?from=service';
  service = await serve(content, { site });
  html = await (await fetch(service.url)).text();
});
afterAll(cleanUp);

function sectionOf(heading: string): string {
  const found = html.split('<section>').find((part) => part.includes(`<h2>${heading}`));
  if (!found) throw new Error(`The page has no section "${heading}".`);
  return found;
}

const unescaped = (text: string) => text.replaceAll('&amp;', '&');

test('lists documents by type and language, drafts, and releases with their date', () => {
  expect(sectionOf('article, English')).toContain('B in English</a>');
  expect(sectionOf('Drafts')).toMatch(/B, changed<\/span> <code>b-changed<\/code> <button/);
  expect(sectionOf(`Release: Spring, ${releaseDate}`)).toContain(
    'aria-label="Preview A in spring"',
  );
  expect(sectionOf('Release: later')).toContain('More</a>');
});

test('every button redirects to the landing page of the site', async () => {
  const actions = [...html.matchAll(/<button formaction="([^"]+)"/g)].map(([, action = '']) =>
    unescaped(action),
  );
  expect(actions.length).toBeGreaterThan(6);
  for (const action of actions) {
    const response = await fetch(service.url + action, {
      method: 'POST',
      headers: { accept: 'text/html,*/*' },
      redirect: 'manual',
    });
    expect(response.status).toBe(303);
    const landing = new URL(response.headers.get('location') ?? '');
    expect(landing.origin + landing.pathname).toBe('https://site.test/forskodun');
    expect(landing.searchParams.get('from')).toBe('service');
    const preview = await fetch(landing.searchParams.get('token') ?? '');
    expect(preview.status).toBe(200);
    expect(new URL(action, service.url).searchParams.get('document')).toBe(
      landing.searchParams.get('documentId'),
    );
  }
});

describe('without a configured site', () => {
  const running = jest.mocked(findRunningSite);
  const press = async () => {
    const anywhere = await serve(content);
    const response = await fetch(`${anywhere.url}/previews?document=article-a-is`, {
      method: 'POST',
      headers: { accept: 'text/html' },
      redirect: 'manual',
    });
    const front = await (await fetch(anywhere.url)).text();
    return { response, front };
  };

  test('a button leads to the site that runs', async () => {
    running.mockResolvedValue('http://localhost:9000');
    const { response, front } = await press();
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toMatch(/^http:\/\/localhost:9000\/preview\?token=/);
    expect(front).toContain('the site that runs at http://localhost:8000 or http://localhost:9000');
  });

  test('the response says that no site is running, and what to do', async () => {
    running.mockResolvedValue(undefined);
    const { response } = await press();
    expect(response.status).toBe(503);
    expect(await response.text()).toMatch(/No site is running.*Start the site.*--site/);
  });
});

test('every link works', async () => {
  const links = [...html.matchAll(/ href="([^"]+)"/g)].map(([, href = '']) => unescaped(href));
  expect(links.length).toBeGreaterThan(6);
  for (const link of links) {
    const response = await fetch(service.url + link, { headers: { accept: 'text/html' } });
    expect([link, response.status]).toEqual([link, 200]);
  }
});

test('has no script and one h1, and escapes the content', () => {
  expect(html).not.toMatch(/<script|onclick|javascript:/);
  expect(html.match(/<h1>/g)).toHaveLength(1);
  expect(html).not.toContain('<b>"Odd"');
  expect(html).toContain('aria-label="Preview &lt;b&gt;&quot;Odd&quot; &amp; more&lt;/b&gt;"');
  expect(html.match(/<span lang="is">/g)?.length).toBeGreaterThan(3);
});
