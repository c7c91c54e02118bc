/** Red, green and blue from 0 to 255, opacity from 0 to 1. */
export type Colour = { r: number; g: number; b: number; alpha: number };

/**
 * Parses imgix's colours: three or six hexadecimal digits, or four or eight with the opacity first.
 * @returns undefined for anything else
 */
export function toColour(text: string | null): Colour | undefined {
  const digits = /^#?([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.exec(text ?? '')?.[1];
  if (digits === undefined) return undefined;
  const isShort = digits.length < 6;
  const parts = (isShort ? digits.match(/./g) : digits.match(/../g)) ?? [];
  const values = parts.map((part) => Number.parseInt(isShort ? part + part : part, 16));
  const [alpha, r, g, b] = values.length === 4 ? values : [255, ...values];
  return { r: r ?? 0, g: g ?? 0, b: b ?? 0, alpha: (alpha ?? 255) / 255 };
}
