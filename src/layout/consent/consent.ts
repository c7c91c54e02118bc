/** Name fixed by the specification (point 3); `true` is a yes, `false` a refusal. */
export const cookieName = 'gdprConsent';

const tenYearsInSeconds = 3650 * 24 * 60 * 60;

/**
 * Runs in `<head>` before anything is drawn, so that a banner that was answered never flashes.
 * Without JavaScript it does not run and the banner, whose buttons could do nothing, stays hidden.
 * A browser may refuse the question itself, when it keeps no cookies.
 */
export const consentScript = `document.documentElement.dataset.consent=function(){try{return/(^|; )${cookieName}=/.test(document.cookie)}catch(e){}}()?'answered':'open'`;

/** The tag manager's own script waits under this id, as text that a browser does not run. */
export const withheldScriptId = 'tag-manager';

/** The banner, for the focus of a reader who wants to answer again. */
export const bannerId = 'consent';

/** Given on this page; all that there is where no cookie is kept. */
let answer: boolean | undefined;

/** What had the focus before the banner was opened again. */
let opener: HTMLElement | undefined;

export function hasConsent(): boolean {
  return answer ?? readCookies().includes(`${cookieName}=true`);
}

/** Shows the banner again, with the focus in it; an answer brings the focus back. */
export function reopenConsent(button: HTMLElement): void {
  opener = button;
  document.documentElement.dataset['consent'] = 'open';
  document.getElementById(bannerId)?.focus();
}

/**
 * Remembers the reader's answer for ten years and hides the banner. Who takes back a yes gets the page
 * anew: what a third party's script has begun cannot be stopped otherwise.
 */
export function answerConsent(isAccepted: boolean): void {
  const isWithdrawn = hasConsent() && !isAccepted;
  keep(isAccepted);
  answer = isAccepted;
  document.documentElement.dataset['consent'] = 'answered';
  // The button that had the focus is gone with its banner.
  (opener ?? document.getElementById('content'))?.focus({ preventScroll: true });
  if (isAccepted) startTagManager();
  if (isWithdrawn) {
    import('./withdrawConsent').then(
      ({ withdrawConsent }) => withdrawConsent(),
      () => window.location.reload(),
    );
  }
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

function keep(isAccepted: boolean): void {
  const cookie = `${cookieName}=${isAccepted}`;
  try {
    document.cookie = `${cookie}; max-age=${tenYearsInSeconds}; path=/; samesite=lax`;
  } catch {
    // It is not among the cookies then, as where a browser only ignores it.
  }
  if (answer === undefined && !readCookies().includes(cookie)) {
    console.warn('The answer about cookies is not kept: this browser keeps no cookies');
  }
}

function readCookies(): string[] {
  try {
    return document.cookie.split('; ');
  } catch {
    return [];
  }
}
