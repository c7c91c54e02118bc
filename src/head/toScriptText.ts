import type { Graph, Thing } from 'schema-dts';

/**
 * Things as the text of a `<script type="application/ld+json">`. No character in it ends the script
 * or a line of it; the ampersand goes too, because Gatsby reads the script's text as HTML once more.
 */
export function toScriptText(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
