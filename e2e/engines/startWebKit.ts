import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { commands, untilStarted } from './webDriver';
import type { Browser } from './webDriver';
import { temporaryFolder } from '../../scripts/lifecycle.mjs';
import { freePort } from '../../scripts/ports.mjs';
import { startProcess } from '../../scripts/processes.mjs';

// Without these rules, the browser's buttons make the window wider than a phone.
const narrowWindow = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0 }\n';

/**
 * Starts WebKitGTK's MiniBrowser in Xvfb, driven by WebKitWebDriver.
 * @param proxyPort of the HTTP proxy for all hosts except localhost
 */
export async function startWebKit(
  programs: { driver: string; screen: string },
  proxyPort: number,
): Promise<Browser> {
  const screen = startProcess(
    programs.screen,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const failed = screen.exited.then((code) => {
    throw new Error(`The virtual screen (Xvfb) ended with code ${code}`);
  });
  failed.catch(() => undefined);
  const [display] = await Promise.race([once(screen.child.stdio[3] as Readable, 'data'), failed]);

  const home = temporaryFolder('webkit');
  const settings = path.join(home, 'gtk-3.0');
  mkdirSync(settings);
  writeFileSync(path.join(settings, 'gtk.css'), narrowWindow);
  const port = await freePort();
  const driver = startProcess(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      DISPLAY: `:${String(display).trim()}`,
      XDG_CONFIG_HOME: home,
      XDG_DATA_HOME: home,
      XDG_CACHE_HOME: home,
    },
  });

  const call = async (method: string, address: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${address}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = await response.json();
    if (response.ok) return value;
    throw new Error(`${method} ${address}: ${value.error}: ${value.message}`);
  };
  await untilStarted(() => call('GET', '/status'));
  const browser = {
    'webkitgtk:browserOptions': {
      args: [
        '--automation',
        // The capability `proxy` would not apply to HTTPS.
        `--proxy=http://localhost:${proxyPort}`,
        '--ignore-host=localhost',
      ],
    },
  };
  const created = await call('POST', '/session', { capabilities: { alwaysMatch: browser } });
  const session = `/session/${(created as { sessionId: string }).sessionId}`;

  return {
    async send(command, { id, ...parameters } = {}) {
      const [, method, address] = commands[command];
      const body = method === 'POST' ? parameters : undefined;
      return call(method, session + address.replace(':id', String(id)), body);
    },
    async close() {
      await call('DELETE', session).catch(() => undefined);
      await driver.stop();
      await screen.stop();
    },
  };
}
