/**
 * For each command: Marionette's name, and WebDriver's HTTP method and path
 * (https://www.w3.org/TR/webdriver2/#endpoints).
 */
export const commands = {
  open: ['WebDriver:Navigate', 'POST', '/url'],
  address: ['WebDriver:GetCurrentURL', 'GET', '/url'],
  back: ['WebDriver:Back', 'POST', '/back'],
  forward: ['WebDriver:Forward', 'POST', '/forward'],
  reload: ['WebDriver:Refresh', 'POST', '/refresh'],
  setWindow: ['WebDriver:SetWindowRect', 'POST', '/window/rect'],
  run: ['WebDriver:ExecuteAsyncScript', 'POST', '/execute/async'],
  click: ['WebDriver:ElementClick', 'POST', '/element/:id/click'],
  act: ['WebDriver:PerformActions', 'POST', '/actions'],
  cookies: ['WebDriver:GetCookies', 'GET', '/cookie'],
  deleteCookies: ['WebDriver:DeleteAllCookies', 'DELETE', '/cookie'],
  screenshot: ['WebDriver:TakeScreenshot', 'GET', '/screenshot'],
} as const;

export type Browser = {
  /** @param parameters with WebDriver's names, including `id` for an element */
  send: (command: keyof typeof commands, parameters?: Record<string, unknown>) => Promise<unknown>;
  close: () => Promise<void>;
};

/** Starting takes long on a busy machine. */
const START_TIMEOUT_MS = 60_000;
const RETRY_AFTER_MS = 100;

/** @throws {Error} the last failure, after `START_TIMEOUT_MS` */
export async function untilStarted<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    }
  }
}
