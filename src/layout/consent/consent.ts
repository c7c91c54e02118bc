/**
 * The name is fixed (docs/behaviour.md, “Consent and third parties”). The value is `true` for consent,
 * `false` for a rejection.
 */
export const cookieName = 'gdprConsent';

const cookiePattern = new RegExp(`(?:^|; )${cookieName}=([^;]*)`);

const LIFETIME_MS = 3650 * 24 * 60 * 60 * 1000;

/**
 * Runs in `<head>` before the first paint, so that a banner that the reader has answered never flashes.
 * Without JavaScript it does not run, and the banner stays hidden, because its buttons would not work.
 * Reading `document.cookie` throws in a browser that blocks cookies.
 */
export const consentScript = `document.documentElement.dataset.consent=function(){try{return/(^|; )${cookieName}=/.test(document.cookie)}catch(e){}}()?'answered':'open'`;

/** Id of the element that holds the tag manager's script as plain text, which a browser does not run. */
export const withheldScriptId = 'tag-manager';

/** Id of the banner. */
export const bannerId = 'consent';

/** The decision made in this page view; the only record in a browser that blocks cookies. */
let decision: boolean | undefined;

/** The button that reopened the banner; it gets the focus back. */
let opener: HTMLElement | undefined;

/** Whether the reader has agreed to third parties. */
export function hasConsent(): boolean {
  return decision ?? readCookie() === 'true';
}

/** Shows the banner again with the focus in it; the reader's decision returns the focus to `button`. */
export function reopenConsent(button: HTMLElement): void {
  opener = button;
  document.documentElement.dataset['consent'] = 'open';
  document.getElementById(bannerId)?.focus();
}

/**
 * Stores the reader's decision for ten years and hides the banner. The page reloads when the reader
 * withdraws consent, because a third-party script that already runs cannot be stopped otherwise.
 */
export function answerConsent(isAccepted: boolean): void {
  const isWithdrawn = hasConsent() && !isAccepted;
  store(isAccepted);
  decision = isAccepted;
  document.documentElement.dataset['consent'] = 'answered';
  // The focused button disappears with the banner.
  (opener ?? document.getElementById('content'))?.focus({ preventScroll: true });
  if (isAccepted) startTagManager();
  if (isWithdrawn) {
    import('./withdrawConsent').then(
      ({ withdrawConsent }) => withdrawConsent(),
      () => window.location.reload(),
    );
  }
}

/** Runs the withheld script once; does nothing when no tag manager container is configured. */
export function startTagManager(): void {
  const withheld = document.getElementById(withheldScriptId);
  if (!withheld || withheld.dataset['started']) return;
  withheld.dataset['started'] = 'true';
  const script = document.createElement('script');
  script.textContent = withheld.textContent;
  document.head.append(script);
}

function store(isAccepted: boolean): void {
  const value = `${isAccepted}`;
  try {
    // js-cookie would be part of every first load.
    const expires = new Date(Date.now() + LIFETIME_MS).toUTCString();
    document.cookie = `${cookieName}=${value}; path=/; expires=${expires}; sameSite=lax`;
  } catch {
    // Some browsers throw, others ignore the cookie; the check below covers both.
  }
  if (decision === undefined && readCookie() !== value) {
    console.warn(
      'This browser blocks cookies, so the consent decision lasts for this page view only',
    );
  }
}

/** @returns `undefined` too where the browser forbids cookies */
function readCookie(): string | undefined {
  try {
    return cookiePattern.exec(document.cookie)?.[1];
  } catch {
    return undefined;
  }
}
