import type { Graph, Thing } from 'schema-dts';

/**
 * The text of a `<script type="application/ld+json">`. Characters that could end the script element or a
 * line of JavaScript are escaped; so is the ampersand, because Gatsby parses the text as HTML again.
 */
export function toScriptText(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
