import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { hostileBlocks } from '../src/test/hostileBlocks';
import { hostileHost, marker } from '../src/test/hostilePayloads';
import { richText } from './previewContent';
import type { ContentDocument } from './previewContent';

const isHostile = (url: string) => URL.canParse(url) && new URL(url).host.endsWith(hostileHost);

/** Records effects of hostile texts in any page. */
export function watchEffects(page: Page): string[] {
  const faults: string[] = [];
  page.context().on('request', (request) => {
    if (isHostile(request.url())) faults.push(`requests ${request.url()}`);
  });
  page.context().on('page', (opened) => faults.push(`opens ${opened.url()}`));
  page.on('dialog', (dialog) => {
    faults.push(`opens a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => faults.push(`throws ${error.message}`));
  return faults;
}

/** Finds executed payloads and active elements. `ownForms`: selector of the page's own forms. */
async function effectsOn(page: Page, ownForms: string): Promise<string[]> {
  const executed = await Promise.all(
    page.frames().map((frame) => frame.evaluate((name) => name in window, marker)),
  );
  const found = await page.evaluate(
    ([name, expectedForms]) => {
      const forbidden =
        'base, object, embed, meta[http-equiv=refresh i], [srcdoc], [formaction], [ping], svg script';
      const elements = [...document.querySelectorAll(forbidden)].map(({ outerHTML }) => outerHTML);
      const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
        [...element.attributes]
          .filter((attribute) => attribute.name.startsWith('on'))
          .map((attribute) => `${attribute.name}=${attribute.value}`),
      );
      const scripts = [...document.scripts]
        .filter(({ type }) => type !== 'application/ld+json')
        .filter(({ text, src }) => text.includes(name) || src.includes(name))
        .map(({ outerHTML }) => outerHTML);
      const frames = [...document.querySelectorAll('iframe')]
        .map(({ src }) => src)
        .filter((src) => !/^https:\/\/(www\.youtube-nocookie|player\.vimeo)\.com\//.test(src));
      const links = [...document.querySelectorAll('a')].filter((link) => {
        // The protocol is ':' if the browser cannot parse the URL.
        if (['mailto:', 'tel:', 'geo:', ':'].includes(link.protocol)) return false;
        if (!/^https?:$/.test(link.protocol)) return true;
        const isTold =
          link.target === '_blank' || /^(Sýna efni frá|Show content from)/.test(link.text);
        // The file of a plate, which previews load from the CMS.
        const isPlate = link.matches('[data-plate]');
        return link.host !== location.host && !isTold && !isPlate && !link.closest('blockquote');
      });
      const forms = [...document.forms].filter((form) => !form.matches(expectedForms));
      return [
        ...[...elements, ...attributes, ...scripts, ...frames],
        ...[...links, ...forms].map(({ outerHTML }) => outerHTML),
      ];
    },
    [marker, ownForms] as const,
  );
  return [...executed.filter(Boolean).map(() => 'a payload was executed'), ...found];
}

export async function expectNoEffect(
  page: Page,
  faults: string[],
  ownForms = '[role=search], .newsletter',
): Promise<void> {
  expect([...faults.splice(0), ...(await effectsOn(page, ownForms))]).toEqual([]);
  expect(new URL(page.url()).hostname).toBe('localhost');
}

/** Returns every block with every payload. The images have URLs on `origin`, the site. */
export const everyBlock = (all: readonly string[], origin: string) =>
  all.flatMap((payload) =>
    hostileBlocks({
      text: payload,
      url: payload,
      image: /^https?:/i.test(payload) ? `${origin}/x.jpg?${payload}` : payload,
    }),
  );

const textFields = [
  ...['author', 'guests', 'photographer', 'place', 'designer', 'location'],
  ...['occupation', 'email'],
];

export function hostileVersion(document: ContentDocument, payload: string, blocks: object[]) {
  const texts = textFields.filter((field) => field in document.data);
  return {
    ...document,
    data: {
      ...document.data,
      ...Object.fromEntries(texts.map((field) => [field, payload])),
      title: richText(payload, 'heading1'),
      lead: richText(payload),
      content: blocks,
    },
  };
}

const textFieldsOfHomepage = [
  ...['title', 'heading', 'lead', 'text', 'link_title', 'link_text', 'telephone', 'contact_info'],
  ...['copyright', 'newsletter_title', 'placeholder', 'signup_button'],
];

export function withTexts(value: unknown, text: string, url: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withTexts(item, text, url));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]): [string, unknown] => {
    if (typeof inner !== 'string') return [name, withTexts(inner, text, url)];
    return [name, name === 'url' ? url : textFieldsOfHomepage.includes(name) ? text : inner];
  });
  return Object.fromEntries(entries);
}
