import { expect } from '@playwright/test';
import { engineTest as test } from './engineTest';
import type { Tab } from './Tab';

const brief = { tag: '@brief' };

const field = '[role=combobox]';
const hits = 'main h2 a';

/** Opens the overlay by the key `/` and waits for its field. */
async function openOverlay(tab: Tab): Promise<void> {
  await tab.press('/');
  await expect.poll(() => tab.isFocused(field)).toBe(true);
}

for (const [query, found, reason] of [
  ['bókum', 'bækur', 'bókum → bók'],
  ['bokum', 'bækur', 'bokum → bók'],
  ['prjónuðu', 'prjónað', 'prjónuðu → prjóna'],
] as const) {
  test(
    `a search for ${query} marks ${found} and says why`,
    query === 'bókum' ? brief : {},
    async ({ tab }) => {
      await tab.openHydrated(`/leit/?query=${query}`);
      await expect.poll(() => tab.sees('main li mark', found)).toBe(true);
      expect(await tab.sees('main', reason)).toBe(true);
      expect(await tab.text('main [role=status]')).toMatch(
        new RegExp(`^\\d+ niðurst\\S+ fyrir „${query}“$`),
      );
      expect(await tab.faults()).toEqual([]);
    },
  );
}

test('typing on the search page changes the address and the results', async ({ tab }) => {
  await tab.openHydrated('/leit/?query=smidamars');
  await expect.poll(() => tab.count(hits)).toBeGreaterThan(1);
  const count = await tab.text('main [role=status]');
  await tab.click('main input[type=search]');
  await tab.press('Control+a');
  await tab.type('stólar');
  await expect.poll(() => tab.path()).toBe('/leit/?query=stólar');
  await expect.poll(() => tab.text('main [role=status]')).not.toBe(count);
  await tab.click(hits);
  await expect.poll(() => tab.path()).not.toContain('/leit/');
  await tab.back();
  await expect
    .poll(() => tab.evaluate(() => document.querySelector<HTMLInputElement>('main input')?.value))
    .toBe('stólar');
});

test('results are filtered by kind and paged, and going back returns through them', async ({
  tab,
}) => {
  await tab.openHydrated('/leit/?query=hönnun');
  await expect.poll(() => tab.count(hits)).toBeGreaterThan(0);
  const first = await tab.text(hits);
  await tab.click('main a', 'Næsta síða');
  await expect.poll(() => tab.path()).toMatch(/page=2$/);
  await expect.poll(() => tab.text(hits)).not.toBe(first);
  await tab.click('main nav a', 'Verkefni');
  await expect.poll(() => tab.path()).toMatch(/kind=project$/);
  await tab.back();
  await expect.poll(() => tab.path()).toMatch(/page=2$/);
  await tab.back();
  await expect.poll(() => tab.text(hits)).toBe(first);
});

test('a misspelt word is corrected, and nonsense has a message', async ({ tab }) => {
  await tab.openHydrated('/leit/?query=hönnuunr');
  await expect
    .poll(() => tab.text('main [role=status]'))
    .toMatch(/^Sýni \d+ niðurst\S+ fyrir „hönnun/);
  await tab.click('main a', 'Leita frekar að „hönnuunr“');
  await expect.poll(() => tab.text('main [role=status]')).toBe('Ekkert fannst');
  for (const [address, message] of [
    ['/leit/?query=xyzzy', 'Ekkert fannst'],
    ['/en/leit/?query=xyzzy', 'Nothing was found'],
  ] as const) {
    await tab.openHydrated(address);
    await expect.poll(() => tab.text('main [role=status]')).toBe(message);
  }
});

test('a slash opens the overlay; arrows and Enter open a result', async ({ tab }) => {
  await tab.openAndInteract('/verkefni/');
  await openOverlay(tab);
  await tab.type('bókum');
  await expect.poll(() => tab.sees('[role=option]')).toBe(true);
  await expect
    .poll(() => tab.text('dialog [role=status]'))
    .toMatch(/^\d+ niðurst\S+ fyrir „bókum“$/);
  await tab.press('ArrowDown');
  expect(await tab.attribute('[role=option]', 'aria-selected')).toBe('true');
  const address = await tab.attribute('[role=option]', 'href');
  await tab.press('Enter');
  await expect.poll(() => tab.path()).toBe(address);
  await expect.poll(() => tab.count('dialog[open]')).toBe(0);
  expect(await tab.faults()).toEqual([]);
});

test('Enter without a selected option opens the search page with the text', async ({ tab }) => {
  await tab.openAndInteract('/en/');
  await tab.click('header a[href="/en/leit/"]');
  await expect.poll(() => tab.isFocused(field)).toBe(true);
  await tab.type('chairs');
  await tab.press('Enter');
  await expect.poll(() => tab.path()).toBe('/en/leit/?query=chairs');
  await expect.poll(() => tab.count('dialog[open]')).toBe(0);
});

test('Escape and the button close the overlay and return the focus', async ({ tab }) => {
  await tab.openAndInteract('/verkefni/');
  const opener = '#search, #search *';
  for (const how of ['Escape', 'button']) {
    await tab.click('header a[href="/leit/"]');
    await expect.poll(() => tab.isFocused(field)).toBe(true);
    if (how === 'Escape') await tab.press('Escape');
    else await tab.click('dialog button', 'Loka');
    await expect.poll(() => tab.count('dialog[open]')).toBe(0);
    await expect.poll(() => tab.isFocused(opener)).toBe(true);
  }
});

/** Opens a page from the search, which highlights the found words on it. */
async function openFound(tab: Tab): Promise<void> {
  await tab.openHydrated('/leit/?query=bókum');
  await tab.click(hits, 'Útgefið efni');
  await expect.poll(() => tab.text('h1')).toBe('Útgefið efni');
}

test('the found words are highlighted on the opened page, but not on the next one', async ({
  tab,
}) => {
  await openFound(tab);
  const highlighted = () =>
    tab.evaluate(() => [...(CSS.highlights.get('found') ?? [])].map(String));
  await expect.poll(highlighted).toContain('bækur');
  await tab.click('.bar-name a');
  await expect.poll(() => tab.path()).toBe('/');
  await expect.poll(highlighted).toEqual([]);
});

test('without the Custom Highlight API the opened page is as always', async ({ tab, site }) => {
  site.headScript += 'delete window.Highlight; delete CSS.highlights;';
  await openFound(tab);
  expect(await tab.evaluate(() => 'Highlight' in window)).toBe(false);
  await tab.click('.bar-name a');
  await expect.poll(() => tab.path()).toBe('/');
  expect(await tab.faults()).toEqual([]);
});

// Whatever a query contains is text. The first script that runs sets `window.broken`.
const hostile = [
  '<script>broken=1</script>',
  '"><script>broken=1</script>',
  "'><img src=x onerror=broken=1>",
  '<img src=x onerror="broken=1">',
  '<svg onload=broken=1>',
  '<svg><script>broken=1</script></svg>',
  '<iframe srcdoc="<script>parent.broken=1</script>"></iframe>',
  '<details open ontoggle=broken=1>',
  '<input autofocus onfocus=broken=1>',
  '<a href="javascript:broken=1">bók</a>',
  'javascript:broken=1',
  '</script><script>broken=1</script>',
  '</title><script>broken=1</script>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=broken=1>',
  '{{constructor.constructor("broken=1")()}}',
  '${broken=1}',
  '\u2028broken=1//',
  '"-broken=1-"',
  '%3Cscript%3Ebroken=1%3C/script%3E',
  'bók<mark onmouseover=broken=1>',
];

test('no text in the address of a search runs a script', async ({ tab }) => {
  test.setTimeout(120_000);
  for (const text of hostile) {
    await tab.openHydrated(`/leit/?query=${encodeURIComponent(text)}`);
    await expect
      .poll(() => tab.text('main [role=status]'))
      .toMatch(/Ekkert fannst|^(Sýni )?\d+ niðurst/);
    const page = await tab.evaluate(() => ({
      broken: 'broken' in window,
      field: document.querySelector<HTMLInputElement>('main input[type=search]')?.value,
      handlers: document.querySelectorAll('[onerror], [onload], [onfocus], [ontoggle]').length,
    }));
    expect(page).toEqual({ broken: false, field: text, handlers: 0 });
  }
  expect(await tab.faults()).toEqual([]);
});
