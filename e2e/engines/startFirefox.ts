import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import path from 'node:path';
import { commands, untilStarted } from './webDriver';
import type { Browser } from './webDriver';
import { temporaryFolder } from '../../scripts/lifecycle.mjs';
import { freePort } from '../../scripts/ports.mjs';
import { startProcess } from '../../scripts/processes.mjs';

/**
 * Starts headless Firefox and drives it with its own protocol Marionette, because Debian has no
 * package of geckodriver
 * (https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html).
 * @param proxyPort of the HTTP proxy for all hosts except localhost
 */
export async function startFirefox(program: string, proxyPort: number): Promise<Browser> {
  const port = await freePort();
  const profile = temporaryFolder('firefox');
  writeFileSync(path.join(profile, 'user.js'), preferences(port, proxyPort));
  const firefox = startProcess(
    program,
    ['--headless', '--marionette', '--remote-allow-system-access', '--profile', profile],
    { stdio: 'ignore' },
  );
  const socket = await untilStarted(() => open(port));
  const call = marionette(socket);
  await call('WebDriver:NewSession', {});

  // The window has a minimum width, so only the page inside the window is resized.
  const setPageSize = async (size: object) => {
    await call('Marionette:SetContext', { value: 'chrome' });
    await call('WebDriver:ExecuteScript', {
      script:
        'const { style } = gBrowser.selectedBrowser;' +
        'const { width, height } = arguments[0];' +
        'Object.assign(style, { flex: "none", minWidth: 0, width: `${width}px`, height: `${height}px` })',
      args: [size],
    });
    await call('Marionette:SetContext', { value: 'content' });
  };

  return {
    async send(command, parameters = {}) {
      const [name] = commands[command];
      if (command === 'setWindow') return setPageSize(parameters);
      const result = await call(name, parameters);
      const isWrapped = result !== null && typeof result === 'object' && 'value' in result;
      return isWrapped ? result.value : result;
    },
    async close() {
      socket.destroy();
      await firefox.stop();
    },
  };
}

function preferences(marionettePort: number, proxyPort: number): string {
  const values = {
    'marionette.port': marionettePort,
    'ui.systemUsesDarkTheme': 0,
    // Overlay scroll bars take no width from the page.
    'ui.useOverlayScrollbars': 1,
    // Firefox must not download codecs from other hosts.
    'media.gmp-manager.updateEnabled': false,
    'network.proxy.type': 1,
    'network.proxy.http': 'localhost',
    'network.proxy.http_port': proxyPort,
    'network.proxy.ssl': 'localhost',
    'network.proxy.ssl_port': proxyPort,
  };
  return Object.entries(values)
    .map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`)
    .join('');
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  });
}

type Answer = [type: 1, id: number, error: { message: string } | null, result: unknown];

/** Returns a function that sends a command. Each message is its length in bytes, a colon, and JSON. */
function marionette(socket: Socket) {
  const waiting = new Map<number, (answer: Answer) => void>();
  let received = Buffer.alloc(0);
  let lastId = 0;
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (colon === -1 || received.length < end) return;
      const message: Answer | object = JSON.parse(received.toString('utf8', colon + 1, end));
      received = received.subarray(end);
      if (Array.isArray(message)) waiting.get(message[1])?.(message as Answer);
    }
  });
  return (name: string, parameters: object) =>
    new Promise<unknown>((resolve, reject) => {
      lastId += 1;
      const fail = () => reject(new Error(`Firefox closed the connection (${name})`));
      socket.once('close', fail);
      waiting.set(lastId, ([, id, error, result]) => {
        waiting.delete(id);
        socket.off('close', fail);
        if (error) reject(new Error(`${name}: ${error.message}`));
        else resolve(result);
      });
      const message = JSON.stringify([0, lastId, name, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
}
