import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import type { Findings, Rule } from './Findings';
import { toOwnAddress } from './Site';
import type { Site } from './Site';
import { scrollToEnd } from '../../e2e/scrollToEnd';

const TABS = 2;

const policy: Rule = {
  kind: 'Browser',
  expected: 'A page does nothing that its Content-Security-Policy forbids.',
  remedy:
    'Give the host the headers of this build, or add the source to src/build/hosting/HostingRules.ts.',
};
const quiet: Rule = {
  kind: 'Browser',
  expected: 'A page logs no error.',
  remedy: 'Open the page and look at the console.',
};
const loaded: Rule = {
  kind: 'Browser',
  expected: 'Everything that a page loads is there.',
  remedy: 'Deploy the whole folder public/ at once.',
};
const alone: Rule = {
  kind: 'Browser',
  expected: 'Nothing is requested from a third party before the reader has consented.',
  remedy: 'Find what asks for it: docs/behaviour.md, “Consent and third parties”.',
};

type Violation = { directive: string; blocked: string; source: string };

declare global {
  var policyViolations: Violation[] | undefined;
}

/**
 * Opens pages in Chromium, down to their end, as a reader who has not answered about cookies.
 *
 * @param options `executable`: path of Chromium; `onProgress` is told how many pages were opened
 * @returns the addresses of the scripts that each page asked for until React had hydrated it
 * @throws Error when Chromium does not start
 */
export async function checkInBrowser({
  executable,
  site,
  addresses,
  findings,
  timeoutMs,
  signal,
  onProgress,
}: {
  executable: string;
  site: Site;
  addresses: readonly string[];
  findings: Findings;
  timeoutMs: number;
  signal: AbortSignal;
  onProgress: (done: number) => void;
}): Promise<Map<string, string[]>> {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({
    executablePath: executable,
    // The command ends the browser itself.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    args: ['--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
  signal.addEventListener('abort', () => void browser.close());
  const scripts = new Map<string, string[]>();
  const queue = [...addresses].reverse();
  async function work(context: BrowserContext): Promise<void> {
    for (let address = queue.pop(); address !== undefined; address = queue.pop()) {
      if (signal.aborted) return;
      scripts.set(address, await visit(context, address, { site, findings, timeoutMs }));
      onProgress(scripts.size);
    }
  }
  try {
    // The first page registers the service worker. It would answer for the host on all others.
    const [first] = queue.splice(-1);
    if (first !== undefined) {
      const context = await openContext(browser);
      scripts.set(first, await visit(context, first, { site, findings, timeoutMs }));
      await context.close();
    }
    await Promise.all(
      Array.from({ length: TABS }, async () => {
        const context = await openContext(browser);
        await context.addInitScript(registerNoServiceWorker);
        return work(context);
      }),
    );
  } catch (error) {
    // The browser was closed under its pages.
    if (!signal.aborted) throw error;
  } finally {
    await browser.close();
  }
  return scripts;
}

/** Runs in a page. Playwright's own way rejects registrations in a form that pages report as an error. */
function registerNoServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register = () => new Promise(() => undefined);
}

async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext();
  await context.addInitScript(() => {
    globalThis.policyViolations = [];
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      globalThis.policyViolations?.push({
        directive: effectiveDirective,
        blocked: blockedURI,
        source: [
          sourceFile &&
            (sourceFile === location.href ? `line ${lineNumber}` : `${sourceFile}:${lineNumber}`),
          sample,
        ]
          .filter(Boolean)
          .join(' '),
      });
    });
  });
  return context;
}

async function visit(
  context: BrowserContext,
  address: string,
  { site, findings, timeoutMs }: { site: Site; findings: Findings; timeoutMs: number },
): Promise<string[]> {
  const page = await context.newPage();
  const scripts = new Set<string>();
  const reported = new Set<string>();
  // A page may do the same thing a hundred times.
  const fault = (rule: Rule, seen: string) => {
    if (reported.has(seen)) return;
    reported.add(seen);
    findings.fault(rule, address, seen);
  };
  page.on('pageerror', (error) => fault(quiet, String(error)));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    // The first two are reported by other listeners, with more details. The last one is what Gatsby says
    // without HTTPS, which is a fault of its own.
    const isKnown =
      /Content Security Policy|^Failed to load resource|^Service workers can only be used over HTTPS/;
    if (!isKnown.test(message.text())) fault(quiet, message.text());
  });
  page.on('request', (request) => {
    if (isThirdParty(request, site)) fault(alone, request.url());
    const isPrefetch = 'sec-purpose' in request.headers();
    const own = toOwnAddress(site, request.url(), address);
    if (own && request.resourceType() === 'script' && !isPrefetch) scripts.add(own.address);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that goes on ends requests itself, and the policy's own event says more.
    if (/ERR_ABORTED|BLOCKED_BY_CSP|^csp$/i.test(reason) || isThirdParty(request, site)) return;
    fault(loaded, `${request.url()}: ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() < 400 || response.url() === site.origin + address) return;
    fault(loaded, `${response.url()} answers ${response.status()}`);
  });
  try {
    await page.goto(site.origin + address, { timeout: timeoutMs });
    await page.waitForFunction(isHydrated, null, { timeout: timeoutMs }).catch(() => undefined);
    const first = [...scripts];
    await untilQuiet(page, timeoutMs);
    await scrollToEnd(page);
    await untilQuiet(page, timeoutMs);
    const violations = await page.evaluate(() => globalThis.policyViolations ?? []);
    for (const { directive, blocked, source } of violations) {
      fault(policy, `${directive} forbids ${blocked}${source ? ` (${source})` : ''}`);
    }
    return first;
  } catch (error) {
    if (context.browser()?.isConnected()) fault(loaded, (error as Error).message);
    return [...scripts];
  } finally {
    await page.close().catch(() => undefined);
  }
}

/** Runs in a page: whether React has hydrated it. A page without React is what it will be. */
function isHydrated(): boolean {
  const root = document.getElementById('gatsby-focus-wrapper');
  return root === null || Object.keys(root).some((key) => key.startsWith('__reactFiber'));
}

/** Waits until the page has loaded what it wants; a page that never ends to load is as good as quiet. */
async function untilQuiet(page: Page, timeoutMs: number): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: timeoutMs }).catch(() => undefined);
}

/** Images of the CMS are part of the content. */
function isThirdParty(request: Request, site: Site): boolean {
  const url = new URL(request.url());
  if (!/^(https?|wss?):$/.test(url.protocol)) return false;
  const isContent = /(^|\.)prismic\.io$/.test(url.hostname) && request.resourceType() === 'image';
  return !isContent && url.host !== new URL(site.origin).host;
}
