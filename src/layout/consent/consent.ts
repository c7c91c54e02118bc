import { withPrefix } from 'gatsby';

/** docs/behaviour.md (“Consent and third parties”) fixes the name. Values: `true` and `false`. */
export const cookieName = 'gdprConsent';

const cookiePattern = new RegExp(`(?:^|; )${cookieName}=([^;]*)`);

const LIFETIME_MS = 3650 * 24 * 60 * 60 * 1000;

/**
 * Hides the banner before the first paint if the reader has decided, so that it never flashes.
 * Without JavaScript the banner stays hidden. Reading `document.cookie` throws in a browser that
 * blocks cookies.
 */
export const consentScript = `document.documentElement.dataset.consent=function(){try{return/(^|; )${cookieName}=/.test(document.cookie)}catch(e){}}()?'answered':'open'`;

/** The build writes the script that starts the tag manager to this address. */
export const tagManagerPath = '/tag-manager.js';

export const bannerId = 'consent';

/** If the browser blocks cookies, the reader's decision is stored only here. */
let decision: boolean | undefined;

let opener: HTMLElement | undefined;

let isTagManagerStarted = false;

export function hasConsent(): boolean {
  return decision ?? readCookie() === 'true';
}

/** Shows and focuses the banner. After the reader's decision, `button` gets the focus back. */
export function reopenConsent(button: HTMLElement): void {
  opener = button;
  document.documentElement.dataset['consent'] = 'open';
  document.getElementById(bannerId)?.focus();
}

/** Hides the banner when it was answered in another tab, unless the reader has reopened it here. */
export function followOtherTabs(): void {
  const update = () => {
    if (readCookie() && !opener) document.documentElement.dataset['consent'] = 'answered';
  };
  update();
  for (const event of ['pageshow', 'visibilitychange']) window.addEventListener(event, update);
}

/** Reloads the page when consent is withdrawn: a running third-party script cannot be stopped. */
export function answerConsent(isAccepted: boolean): void {
  const isWithdrawn = hasConsent() && !isAccepted;
  store(isAccepted);
  decision = isAccepted;
  document.documentElement.dataset['consent'] = 'answered';
  // The focused button disappears with the banner, so the focus moves to another element.
  (opener ?? document.getElementById('content'))?.focus({ preventScroll: true });
  if (isAccepted) startTagManager();
  if (isWithdrawn) {
    import('./withdrawConsent').then(
      ({ withdrawConsent }) => withdrawConsent(),
      () => window.location.reload(),
    );
  }
}

/** Loads the tag manager once, if one is configured. */
export function startTagManager(): void {
  if (process.env.NODE_ENV !== 'production' || isTagManagerStarted) return;
  if (process.env.GATSBY_HAS_TAG_MANAGER !== 'true') return;
  isTagManagerStarted = true;
  // The events from here on wait for the script. Pages read before the consent are not reported.
  Reflect.set(window, 'dataLayer', []);
  const script = document.createElement('script');
  script.src = withPrefix(tagManagerPath);
  document.head.append(script);
}

function store(isAccepted: boolean): void {
  const value = String(isAccepted);
  try {
    // The cookie is written without js-cookie, which would add to every initial load.
    const expires = new Date(Date.now() + LIFETIME_MS).toUTCString();
    document.cookie = `${cookieName}=${value}; path=/; expires=${expires}; sameSite=lax`;
  } catch {
    // A browser that blocks cookies throws or ignores the cookie. The check below covers both.
  }
  if (decision === undefined && readCookie() !== value) {
    console.warn(
      'This browser blocks cookies, so the consent decision lasts for this page view only',
    );
  }
}

function readCookie(): string | undefined {
  try {
    return cookiePattern.exec(document.cookie)?.[1];
  } catch {
    return undefined;
  }
}
