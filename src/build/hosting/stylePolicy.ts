import { createHash } from 'node:crypto';

/**
 * The policy of a page narrows the policy of the site (contentSecurityPolicy.ts) to the page's own style
 * elements, which differ from page to page. It stands in the page, so that no host needs a header for each.
 *
 * @param styles texts of the page's style elements
 * @returns the content of a `<meta http-equiv="Content-Security-Policy">`
 */
export function toStylePolicy(styles: readonly string[]): string {
  // In the browser, styled-components adds an empty element and fills it by script.
  return `style-src 'self' ${unique(['', ...styles])
    .map(toHashSource)
    .join(' ')}`;
}

/** @returns the source by which a policy allows a script or style with this text */
export function toHashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Adds a style element to the head of a built page, and to the page's policy. It replaces the element
 * that it added before.
 *
 * @param id of the element
 * @param css without `</style`; without any text there will be no such element
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

// React escapes the quotes of the sources.
const policy = /(<meta http-equiv="Content-Security-Policy" content=")([^"]*)(")/;

function changePolicy(html: string, change: (policy: string) => string): string {
  return html.replace(policy, (_, start: string, content: string, end: string) => {
    const changed = change(content.replaceAll('&#x27;', "'"));
    return start + changed.replaceAll("'", '&#x27;') + end;
  });
}

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];
