import { cookieName } from '../layout/consent/consent';

const TICKS_PER_SECOND = 10;

/** After this time, the scripts are not expected to arrive, and a click is no longer repeated. */
const WAIT_SECONDS = 60;

/**
 * Runs in the head of every page.
 * - Loads the page's scripts (`<script data-src>`) after everything visible is loaded and drawn, or
 *   at the first interaction, so that scripts do not compete with fonts and images. Until then,
 *   links, forms and the menu work by their HTML. A preview needs the scripts at once.
 * - Removes a script that has run or failed. webpack would wait for a failed script in the page.
 * - Repeats the last click on a `<button type="button">` that React had not hydrated, as soon as
 *   React has added properties named `__react…` to the button. Until then, dispatches `scroll`,
 *   which hydrates parts that wait for an interaction (hydrateOnInteraction.tsx). Begins in the
 *   next task, because React, if already loaded, hydrates the button for the click itself.
 * - Applies the URL's fragment as soon as its element arrives. Browsers apply `:target` at the end of
 *   the page, so on a slow connection filters would move a list that is already visible. Leaves out
 *   entries with a state, such as reloaded ones, because `location.replace` deletes the state.
 */
export const startScript = `(() => {
  const signs = ['pointerdown', 'keydown', 'focusin', 'scroll'];
  const options = { capture: true, passive: true };
  const load = () =>
    document.querySelectorAll('script[data-src]').forEach((later) => {
      const script = document.createElement('script');
      script.src = later.dataset.src;
      script.onload = script.onerror = () => script.remove();
      later.replaceWith(script);
    });
  const start = () => {
    signs.forEach((sign) => removeEventListener(sign, start, options));
    document.readyState == 'loading' ? addEventListener('DOMContentLoaded', load) : load();
  };
  signs.forEach((sign) => addEventListener(sign, start, options));
  let isPreview;
  try {
    isPreview = document.cookie.includes('io.prismic.preview');
  } catch {}
  if (isPreview) start();
  addEventListener('load', () => (window.requestIdleCallback || setTimeout)(start, { timeout: 1000 }));
  let timer;
  addEventListener('click', ({ target }) => {
    const button = target.closest?.('button[type=button]');
    if (!button) return;
    const isServed = () => Object.keys(button).some((name) => name.startsWith('__react'));
    let ticks = ${WAIT_SECONDS * TICKS_PER_SECOND};
    const repeat = () => {
      dispatchEvent(new Event('scroll'));
      if (--ticks && button.isConnected && !isServed()) return;
      clearInterval(timer);
      if (isServed()) button.click();
    };
    if (!isServed())
      setTimeout(() => {
        clearInterval(timer);
        if (!isServed()) timer = setInterval(repeat, ${1000 / TICKS_PER_SECOND});
      });
  }, true);
  if (location.hash && !history.state) {
    const observer = new MutationObserver(() => {
      if (!document.getElementById(location.hash.slice(1))) return;
      observer.disconnect();
      location.replace(location.href);
    });
    observer.observe(document, { childList: true, subtree: true });
  }
})()`;

/**
 * Keeps the fallback fonts (styles/base.ts) until both fonts are loaded. Otherwise headings and texts
 * would briefly be in two typefaces. Without JavaScript each font is shown when it arrives.
 */
export const fontScript = `(({ dataset }, fonts) => {
  dataset.fonts = 'awaited';
  const loaded = ['1em Bricolage', '600 1em Bricolage Display'].map((font) => fonts.load(font));
  Promise.all(loaded).then(() => delete dataset.fonts, () => {});
})(document.documentElement, document.fonts)`;

// Encodes the percent signs of a path that cannot be decoded (`/100%/`): Gatsby's router would
// throw, and no script would run. Such a path can only show the not-found page or the offline page.
export const repairPath =
  'try{decodeURI(location.pathname)}catch{history.replaceState(history.state,"",' +
  'location.origin+location.pathname.replaceAll("%","%25")+location.search+location.hash)}';

// Google's Consent Mode, version 2, tells the tags of a tag manager what they may do.

const purposes = [
  'ad_storage',
  'ad_user_data',
  'ad_personalization',
  'analytics_storage',
  'functionality_storage',
  'personalization_storage',
  'security_storage',
];

const denied = Object.fromEntries(purposes.map((purpose) => [purpose, 'denied']));

/**
 * Returns the script that browsers load after the reader's consent. It grants only the counting of
 * visits. Both commands must come first in the data layer, and Google accepts only `arguments`
 * objects. If the reader refuses in another tab, this tab reloads without the tag manager when it is
 * shown again. The block hides its variable from the scripts of tags.
 * @param start the code that loads the tag manager
 */
export const toTagManagerScript = (start: string) => `function gtag() { dataLayer.push(arguments) }
{
const waiting = dataLayer.splice(0);
gtag('consent', 'default', ${JSON.stringify(denied)});
gtag('consent', 'update', { analytics_storage: 'granted' });
['pageshow', 'visibilitychange'].forEach((event) => addEventListener(event, () => {
  try {
    if (!document.hidden && /${cookieName}=false/.test(document.cookie)) location.reload();
  } catch {}
}));
${start}
dataLayer.push(...waiting);
}
`;
