import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { builtPages } from './builtPages';
import type { BuiltPage } from './builtPages';
import { isHidden } from './isHidden';
import { publishedBuild } from './publishedBuild';

// These tests read the server's HTML, as a search engine does. published.spec.ts tests canonical
// addresses and translations.

type Head = {
  canonical: string | undefined;
  alternates: Map<string, string>;
  properties: Map<string, string>;
};

const origin = process.env['SITE_URL'] ?? 'http://localhost:9000';

function attributes(tag: string): Map<string, string> {
  const pairs = [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)];
  return new Map(pairs.map(([, name = '', value = '']) => [name.toLowerCase(), value]));
}

function readHead({ path: address }: BuiltPage): Head {
  const file = address.endsWith('.html') ? address : `${address}index.html`;
  const html = readFileSync(path.join(publishedBuild, file), 'utf8');
  const links = (html.match(/<link[^>]*>/g) ?? []).map(attributes);
  const metas = (html.match(/<meta[^>]*>/g) ?? []).map(attributes);
  return {
    canonical: links.find((link) => link.get('rel') === 'canonical')?.get('href'),
    alternates: new Map(
      links
        .filter((link) => link.get('rel') === 'alternate' && link.has('hreflang'))
        .map((link) => [link.get('hreflang') ?? '', link.get('href') ?? '']),
    ),
    properties: new Map(
      metas.map((meta) => [
        meta.get('property') ?? meta.get('name') ?? '',
        meta.get('content') ?? '',
      ]),
    ),
  };
}

const pages = builtPages().filter((page) => !isHidden(page));

test('a shared page has texts and an image of 1200×640', async ({ request }) => {
  for (const page of pages) {
    const { properties } = readHead(page);
    for (const name of ['og:title', 'og:description', 'og:site_name', 'og:locale', 'description']) {
      expect(properties.get(name), `${name} of ${page.path}`).toBeTruthy();
    }
    expect(properties.get('og:image:width')).toBe('1200');
    expect(properties.get('og:image:height')).toBe('640');
  }
  const images = new Set(pages.map((page) => readHead(page).properties.get('og:image') ?? ''));
  expect(images.size).toBeGreaterThan(5);
  for (const image of images) {
    const address = image.replaceAll('&amp;', '&').replace(origin, String(process.env['BASE_URL']));
    expect((await request.get(address)).status(), address).toBe(200);
  }
});

test('the not-found pages and test pages are not indexed', () => {
  const hidden = builtPages().filter(isHidden);
  expect(hidden.length).toBeGreaterThan(1);
  for (const page of hidden) {
    const { canonical, alternates, properties } = readHead(page);
    expect(canonical).toBeUndefined();
    expect(alternates.size).toBe(0);
    expect(properties.get('robots')).toBe('noindex');
  }
});
