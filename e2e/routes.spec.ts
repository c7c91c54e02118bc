import { expect, test } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import { JSDOM } from 'jsdom';

// These tests read the server's HTML and check the language and title of every kind of address
// (docs/behaviour.md, “Addresses”).

const origin = process.env['SITE_URL'] ?? 'http://localhost:9000';

const routes = [
  ['/', 'is', 'Miðstöð'],
  ['/en/', 'en-US', 'Miðstöð'],
  ['/ha-frettir/', 'is', 'Fréttir – Miðstöð'],
  ['/en/ha-frettir/', 'en-US', 'News – Miðstöð'],
  ['/ha-frettir/Greinar/', 'is', 'Greinar – Miðstöð'],
  ['/ha-frettir/HönnunarMars/', 'is', 'Smíðamars – Miðstöð'],
  ['/ha-frettir/Viðtal/', 'is', 'Viðtöl – Miðstöð'],
  ['/ha-frettir/Aðsent/', 'is', 'Aðsendar greinar – Miðstöð'],
  ['/ha-frettir/HA/', 'is', 'Kvarði – Miðstöð'],
  ['/en/ha-frettir/Article/', 'en-US', 'Articles – Miðstöð'],
  ['/en/ha-frettir/Interview/', 'en-US', 'Interviews – Miðstöð'],
  ['/ha-frettir/2/', 'is', 'Fréttir, síða 2 – Miðstöð'],
  ['/ha-frettir/skal-bolli-kanna/', 'is', 'Skál, bolli, kanna – Miðstöð'],
  ['/ha-frettir/þokubókhlaðan-sem-húsgagn/', 'is', /^Þokubókhlaðan .* – Miðstöð$/],
  ['/ha-frettir/smidamars-2027/', 'is', /Smíðamars 2027/],
  ['/en/ha-frettir/maker-march-2027/', 'en-US', /Maker March 2027/],
  ['/vidburdir/', 'is', 'Viðburðir – Miðstöð'],
  ['/en/vidburdir/', 'en-US', 'Events – Miðstöð'],
  ['/verkefni/', 'is', 'Verkefni – Miðstöð'],
  ['/en/verkefni/', 'en-US', 'Projects – Miðstöð'],
  ['/verkefni/fjoruleidin/', 'is', /Fjöruleiðin/],
  ['/en/verkefni/shoreline-path/', 'en-US', /Shoreline Path/i],
  ['/timarit/', 'is', 'Tímarit – Miðstöð'],
  ['/en/magazine/', 'en-US', 'Magazine – Miðstöð'],
  ['/timarit/kvardi-14/', 'is', /^Kvarði\s14: Ysta lagið – Miðstöð$/],
  ['/en/magazine/kvardi-14/', 'en-US', /^Kvarði\s14: The Outermost Layer – Miðstöð$/],
  ['/folk/', 'is', 'Fólk – Miðstöð'],
  ['/en/people/', 'en-US', 'People – Miðstöð'],
  ['/folk/dagrun-steinolfsdottir/', 'is', 'Dagrún Steinólfsdóttir – Miðstöð'],
  ['/en/people/dagrun-steinolfsdottir/', 'en-US', 'Dagrún Steinólfsdóttir – Miðstöð'],
  ['/fagfelog/', 'is', 'Fagfélög – Miðstöð'],
  ['/en/fagfelog/', 'en-US', 'Associations – Miðstöð'],
  ['/fagfelog/lodlina/', 'is', 'Lóðlína, félag arkitekta – Miðstöð'],
  ['/en/fagfelog/plumb-line/', 'en-US', /Architects – Miðstöð$/],
  ['/fagfelog/lodlina/log-lodlinu/', 'is', /Lóðlína, félag arkitekta – Mið/],
  ['/en/fagfelog/plumb-line/architects-board/', 'en-US', /Architects – Miðstöð$/],
  ['/fagfelog/lodlina/ha-frettir/', 'is', 'Lóðlína, félag arkitekta: fréttir – Miðstöð'],
  ['/en/fagfelog/plumb-line/ha-frettir/', 'en-US', /Architects: news – Miðstöð$/],
  ['/islensk-honnun/', 'is', / – Miðstöð$/],
  ['/en/islensk-honnun/', 'en-US', / – Miðstöð$/],
  ['/fyrir-honnudi/', 'is', 'Fyrir hönnuði – Miðstöð'],
  ['/en/fyrir-honnudi/', 'en-US', / – Miðstöð$/],
  ['/heimsokn/', 'is', 'Heimsókn – Miðstöð'],
  ['/en/visit/', 'en-US', 'Visit – Miðstöð'],
  ['/um-honnunarmidstod/', 'is', / – Miðstöð$/],
  ['/en/about/', 'en-US', / – Miðstöð$/],
  ['/leit/', 'is', 'Leit – Miðstöð'],
  ['/en/leit/', 'en-US', 'Search – Miðstöð'],
] as const;

const named = [
  ...[
    'honnunarsjodur',
    'ferdastyrkir',
    'honnunarverdlaun',
    'styrkir',
    'samningar',
    'honnunarnam',
  ].map((uid) => [`/fyrir-honnudi/${uid}/`, 'is'] as const),
  ['/fyrir-honnudi/radstefnur-og-syningar/', 'is'],
  ...['starfsemi-og-hlutverk', 'starfsfolk', 'stjornir', 'hafa-samband', 'utgefid-efni'].map(
    (uid) => [`/um-honnunarmidstod/${uid}/`, 'is'] as const,
  ),
  ...['honnunarsafnid', 'verslanir-sem-selja-islenska-honnun'].map(
    (uid) => [`/islensk-honnun/${uid}/`, 'is'] as const,
  ),
  ...['honnunarmars', 'samkeppnir', 'honnunarstefna'].map(
    (uid) => [`/page/${uid}/`, 'is'] as const,
  ),
  ...['role-and-operations', 'staff', 'internship1', 'hafa-samband'].map(
    (uid) => [`/en/about/${uid}/`, 'en-US'] as const,
  ),
  ...['honnunarsjodur', 'ferdastyrkir'].map(
    (uid) => [`/en/fyrir-honnudi/${uid}/`, 'en-US'] as const,
  ),
  ['/en/page/honnunarmars/', 'en-US'],
] as const;

async function read(request: APIRequestContext, address: string) {
  const response = await request.get(address, { maxRedirects: 0 });
  const { document } = new JSDOM(await response.text()).window;
  const all = (selector: string, name: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name));
  return {
    status: response.status(),
    lang: document.documentElement.lang,
    title: document.title,
    canonical: all('head > link[rel=canonical]', 'href'),
    robots: all('head > meta[name=robots]', 'content'),
  };
}

for (const [address, lang, title] of [
  ...routes,
  ...named.map(([address, lang]) => [address, lang, / – Miðstöð$/] as const),
]) {
  test(`${address} is in ${lang}, with its title and canonical address`, async ({ request }) => {
    const served = await read(request, address);
    expect(served).toMatchObject({ status: 200, lang });
    if (typeof title === 'string') expect(served.title).toBe(title);
    else expect(served.title).toMatch(title);
    expect(served.canonical).toEqual([origin + encodeURI(address)]);
    expect(served.robots).toEqual([]);
  });
}

test(
  'pages, files and the not-found page have the security headers',
  { tag: '@smoke' },
  async ({ request }) => {
    for (const address of ['/', '/en/verkefni/', '/sitemap.xml', '/sw.js', '/ekki-til/']) {
      const headers = (await request.get(address)).headers();
      expect(headers, address).toMatchObject({
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-content-type-options': 'nosniff',
        'cache-control': expect.stringContaining('must-revalidate'),
      });
    }
  },
);
