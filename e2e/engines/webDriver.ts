/**
 * The commands of WebDriver that the tests use: Marionette's name (Firefox), and the method and path
 * of HTTP (https://www.w3.org/TR/webdriver2/#endpoints).
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

export type Command = keyof typeof commands;

/** What a browser is started with. */
export type BrowserOptions = {
  colorScheme: 'light' | 'dark';
  reducedMotion: boolean;
  /** The port of the HTTP proxy on localhost for every host but localhost. */
  proxyPort: number;
};

/** A browser with one window, driven by WebDriver. */
export type Browser = {
  /**
   * @param parameters as the WebDriver standard names them; an element's `id` is a parameter
   * @throws {Error} with the driver's message
   */
  send: (command: Command, parameters?: Record<string, unknown>) => Promise<unknown>;
  close: () => Promise<void>;
};

/** The longest start of a browser on a busy machine. */
const START_TIMEOUT_MS = 60_000;
const RETRY_AFTER_MS = 100;

/**
 * Repeats an attempt until it succeeds.
 *
 * @throws {Error} the last failure, after a minute
 */
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
