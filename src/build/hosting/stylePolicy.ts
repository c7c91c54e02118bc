import { createHash } from 'node:crypto';

/**
 * Returns the content of a `<meta>` that narrows the site's policy (contentSecurityPolicy.ts) to
 * the page's own style elements. A header would have to differ for each page.
 */
export function toStylePolicy(styles: readonly string[]): string {
  // The empty text is for an element that styled-components adds and fills by script.
  const hashes = new Set(['', ...styles].map(toHashSource));
  return `style-src 'self' ${[...hashes].join(' ')}`;
}

export function toHashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Adds or replaces the style element with this id, and its hash in the page's policy. If `css` is
 * empty, removes both. `css` must not contain `<`.
 */
export function withStyle(html: string, id: string, css: string): string {
  const open = `<style id="${id}">`;
  const [, old] = new RegExp(`${open}([^<]*)</style>`).exec(html) ?? [];
  if ((old ?? '') === css) return html;
  const without = old === undefined ? html : html.replace(`${open}${old}</style>`, '');
  const narrowed = changePolicy(without, (policy) => {
    const rest = old === undefined ? policy : policy.replace(` ${toHashSource(old)}`, '');
    return css ? `${rest} ${toHashSource(css)}` : rest;
  });
  return css ? narrowed.replace('</head>', () => `${open}${css}</style></head>`) : narrowed;
}

// React writes the quotes of the sources as `&#x27;`.
const policy = /(<meta http-equiv="Content-Security-Policy" content=")([^"]*)(")/;

function changePolicy(html: string, change: (policy: string) => string): string {
  return html.replace(policy, (_, start: string, content: string, end: string) => {
    const changed = change(content.replaceAll('&#x27;', "'"));
    return start + changed.replaceAll("'", '&#x27;') + end;
  });
}
