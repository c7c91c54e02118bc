/** Name fixed by the specification (point 3); `true` is a yes, `false` a refusal. */
const cookieName = 'gdprConsent';

const tenYearsInSeconds = 3650 * 24 * 60 * 60;

/**
 * Runs in `<head>` before anything is drawn, so that a banner that was answered never flashes.
 * Without JavaScript it does not run and the banner, whose buttons could do nothing, stays hidden.
 */
export const consentScript = `document.documentElement.dataset.consent=/(^|; )${cookieName}=/.test(document.cookie)?'answered':'open'`;

/** The tag manager's own script waits under this id, as text that a browser does not run. */
export const withheldScriptId = 'tag-manager';

export function hasConsent(): boolean {
  return document.cookie.split('; ').includes(`${cookieName}=true`);
}

/** Remembers the reader's answer for ten years and hides the banner. */
export function answerConsent(isAccepted: boolean): void {
  document.cookie = `${cookieName}=${isAccepted}; max-age=${tenYearsInSeconds}; path=/; samesite=lax`;
  document.documentElement.dataset['consent'] = 'answered';
  // The button that had the focus is gone with its banner.
  document.getElementById('content')?.focus({ preventScroll: true });
  if (isAccepted) startTagManager();
}

/** Runs the withheld script, once; does nothing where no container is configured. */
export function startTagManager(): void {
  const withheld = document.getElementById(withheldScriptId);
  if (!withheld || withheld.dataset['started']) return;
  withheld.dataset['started'] = 'true';
  const script = document.createElement('script');
  script.textContent = withheld.textContent;
  document.head.append(script);
}
