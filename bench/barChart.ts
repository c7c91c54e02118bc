/** Bars of one length each, below each other: what is measured, and its value in each series. */
export type BarGroup = { label: string; values: number[] };

const WIDTH_PX = 720;
const LABEL_WIDTH_PX = 220;
const MAX_LABEL_LETTERS = 36;
const VALUE_WIDTH_PX = 70;
const BAR_HEIGHT_PX = 12;
const GROUP_GAP_PX = 10;
const HEADER_HEIGHT_PX = 44;
const colours = ['#1f4e79', '#c9a227', '#7a7a7a'];

/**
 * Draws a bar chart as SVG, with its values as text, on white, so that it can be read in a light and in a dark
 * page.
 *
 * @param series names of the bars of each group, at most three.
 */
export function toBarChart(
  title: string,
  unit: string,
  series: readonly string[],
  groups: readonly BarGroup[],
): string {
  const most = Math.max(...groups.flatMap(({ values }) => values), 0) || 1;
  const groupHeight = series.length * BAR_HEIGHT_PX + GROUP_GAP_PX;
  const height = HEADER_HEIGHT_PX + groups.length * groupHeight;
  const scale = (WIDTH_PX - LABEL_WIDTH_PX - VALUE_WIDTH_PX) / most;
  const text = (x: number, y: number, content: string, more = '') =>
    `<text x="${x}" y="${y}" font-family="sans-serif" font-size="11" fill="#222"${more}>${escape(content)}</text>`;
  const bars = groups.flatMap(({ label, values }, index) => {
    const top = HEADER_HEIGHT_PX + index * groupHeight;
    const middle = top + (series.length * BAR_HEIGHT_PX) / 2 + 4;
    return [
      text(LABEL_WIDTH_PX - 8, middle, shorten(label), ' text-anchor="end"'),
      ...values.flatMap((value, row) => {
        const y = top + row * BAR_HEIGHT_PX;
        const width = Math.max(value * scale, 1).toFixed(1);
        const shown = value.toFixed(value < 10 ? 1 : 0);
        return [
          `<rect x="${LABEL_WIDTH_PX}" y="${y}" width="${width}" height="${BAR_HEIGHT_PX - 2}" fill="${colours[row]}"/>`,
          text(LABEL_WIDTH_PX + Number(width) + 5, y + BAR_HEIGHT_PX - 3, shown),
        ];
      }),
    ];
  });
  const keys = series.flatMap((name, index) => {
    const x = LABEL_WIDTH_PX + index * 160;
    return [
      `<rect x="${x}" y="25" width="10" height="10" fill="${colours[index]}"/>`,
      text(x + 15, 34, name),
    ];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH_PX} ${height}" role="img" aria-label="${escape(title)}">`,
    `<rect width="${WIDTH_PX}" height="${height}" fill="#fff"/>`,
    text(8, 16, `${title}, ${unit}`, ' font-weight="bold"'),
    ...keys,
    ...bars,
    '</svg>\n',
  ].join('\n');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** The end of an address tells more than its beginning. */
function shorten(label: string): string {
  return label.length > MAX_LABEL_LETTERS ? `…${label.slice(1 - MAX_LABEL_LETTERS)}` : label;
}
