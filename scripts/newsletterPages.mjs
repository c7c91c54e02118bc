// @ts-check

/**
 * @typedef {object} SignUp
 * @property {string} at ISO 8601
 * @property {string} email
 * @property {string} lang language of the form, such as `en-us`; empty if the form names none
 */

const icelandic = {
  tag: 'is',
  home: '/',
  done: 'Takk fyrir. Líttu í tölvupóstinn þinn til að staðfesta skráninguna.',
  refused: 'Netfangið er ekki rétt. Farðu til baka og athugaðu það: nafn@example.is',
  back: 'Aftur á vef Miðstöðvar',
};
const english = {
  tag: 'en-US',
  home: '/en/',
  done: 'Thank you. Look in your e-mail to confirm.',
  refused: 'That e-mail address is not valid. Go back and check it: name@example.com',
  back: 'Back to Miðstöð',
};

/** By the language of the form; `tag` and `home` as in src/i18n/languages.ts. */
const words = new Map([
  ['is', icelandic],
  ['en-us', english],
]);

/** @type {Record<string, string>} */
const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** @param {string} text */
function escape(text) {
  return text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);
}

/** @param {string} tag of the language @param {string} title @param {string} more HTML */
function page(tag, title, more) {
  return `<!doctype html>
<html lang="${tag}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(title)}</title>
<style>
  body { max-width: 34rem; margin: 10vh auto; padding: 0 1rem; font: 1.125rem/1.5 sans-serif;
    color: #18141f; background: #f8f5ef; }
  h1 { font-size: 1.5rem; line-height: 1.25; }
  a { color: #410099; }
</style>
<h1>${escape(title)}</h1>
${more}
`;
}

/**
 * The page that a reader without JavaScript sees after signing up.
 *
 * @param {number} status of the response: 200 for success
 * @param {string} lang of the form; a language that the site does not have is answered in Icelandic
 * @param {string} site origin of the site
 */
export function pageOf(status, lang, site) {
  const { tag, home, done, refused, back } = words.get(lang) ?? icelandic;
  const link = `<p><a href="${escape(site)}${home}">${back}</a></p>`;
  return page(tag, status === 200 ? done : refused, link);
}

/** @param {readonly SignUp[]} received the sign-ups so far, for the developer */
export function recordPage(received) {
  const rows = received.map(
    ({ at, email, lang }) => `<li>${escape(`${at} ${email} ${lang}`)}</li>`,
  );
  return page('en-US', 'Newsletter: who has signed up', `<ol>${rows.join('\n')}</ol>`);
}
