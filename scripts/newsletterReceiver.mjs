// @ts-check
import { once } from 'node:events';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { allowedHosts, isAllowedHost, MISDIRECTED, misdirectedText } from './allowedHosts.mjs';
import { closeServer, freePort } from './ports.mjs';
import { Problem } from './lifecycle.mjs';

const MAX_BODY_LENGTH = 10_000;
// The form uses the same pattern (src/layout/newsletter/signUp.ts).
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** The texts by the form's language. `tag` and `home` equal those in src/i18n/languages.ts. */
const words = {
  is: {
    tag: 'is',
    home: '/',
    done: 'Takk fyrir. Líttu í tölvupóstinn þinn til að staðfesta skráninguna.',
    refused: 'Netfangið er ekki rétt. Farðu til baka og athugaðu það: nafn@example.is',
    back: 'Aftur á vef Miðstöðvar',
  },
  'en-us': {
    tag: 'en-US',
    home: '/en/',
    done: 'Thank you. Check your e-mail to confirm.',
    refused: 'That e-mail address is not valid. Go back and check it: name@example.com',
    back: 'Back to Miðstöð',
  },
};

/** @param {string} text */
const escape = (text) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** @param {string} tag of the language @param {string} title @param {string} link HTML */
const page = (tag, title, link) => `<!doctype html>
<html lang="${tag}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>body { max-width: 34rem; margin: 10vh auto; padding: 0 1rem; font: 1.125rem/1.5 sans-serif; }</style>
<h1>${title}</h1>
${link}
`;

/**
 * Starts a test receiver for the newsletter form. Writes sign-ups to `.newsletter/received.jsonl`.
 * GET returns them as JSON, without CORS headers. Only pages of allowed hosts may post the form.
 * @param {{ port?: number, directory?: string, field?: string, site?: string, allowed?: readonly string[] }} [options]
 *   `field`: name of the e-mail field; `site`: link target if the browser sends no referrer
 */
export async function startNewsletterReceiver({
  port = 0,
  directory = '.',
  field = 'EMAIL',
  site = 'http://localhost:9000',
  allowed = allowedHosts(),
} = {}) {
  const folder = `${directory}/.newsletter`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/.gitignore`, '*\n');
  /** @type {{ at: string, email: string, lang: string }[]} */
  const received = [];

  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
  const answer = async (request, response) => {
    const { headers, method } = request;
    const wantsJson = (headers.accept ?? '').includes('application/json');
    /** @param {number} status @param {unknown} value @param {string} [html] instead of the value */
    const send = (status, value, html) => {
      response.writeHead(status, {
        'Content-Type': `${html ? 'text/html' : 'application/json'}; charset=utf-8`,
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      });
      response.end(html ?? JSON.stringify(value));
    };
    if (!isAllowedHost(headers.host, allowed)) return send(MISDIRECTED, { error: misdirectedText });
    if (method === 'GET') return send(200, received);
    if (method !== 'POST') return send(405, { error: 'Only GET and POST are allowed.' });
    const { origin } = headers;
    if (origin !== undefined) {
      if (!URL.canParse(origin) || !isAllowedHost(new URL(origin).host, allowed)) {
        const error = `Only pages of localhost may send this form, not ${origin}. To allow its host, start this server with the variable ALLOWED_HOSTS.`;
        return send(403, { error });
      }
      response.setHeader('Access-Control-Allow-Origin', origin);
    }
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) {
      body += chunk;
      if (body.length > MAX_BODY_LENGTH) return response.destroy();
    }
    const form = new URLSearchParams(body);
    const lang = form.get('lang') ?? '';
    const email = (form.get(field) ?? '').trim();
    const ok = emailPattern.test(email);
    if (ok) {
      const signUp = { at: new Date().toISOString(), email, lang };
      received.push(signUp);
      appendFileSync(`${folder}/received.jsonl`, `${JSON.stringify(signUp)}\n`);
    }
    const known = /** @type {keyof typeof words} */ (Object.hasOwn(words, lang) ? lang : 'is');
    const { tag, home, done, refused, back } = words[known];
    const from = headers.referer ?? '';
    const linked = /^https?:/.test(from) && URL.canParse(from) ? new URL(from).origin : site;
    const html = page(tag, ok ? done : refused, `<a href="${escape(linked)}${home}">${back}</a>`);
    return send(ok ? 200 : 400, { ok }, wantsJson ? undefined : html);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => {
      if (error.code !== 'ECONNRESET') console.error(`A sign-up was not recorded: ${error}`);
      response.destroy();
    });
  });
  const chosen = port || (await freePort());
  await once(server.listen(chosen, 'localhost'), 'listening').catch(({ code }) => {
    throw new Problem(
      `The newsletter cannot be received on port ${chosen} (${code}).\n` +
        `Choose another port with the variable NEWSLETTER_PORT, for example NEWSLETTER_PORT=${chosen + 1}.`,
    );
  });
  return { url: `http://localhost:${chosen}`, close: () => closeServer(server) };
}
