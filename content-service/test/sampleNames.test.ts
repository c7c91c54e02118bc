import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

// The sample content must not mention real institutions, so that nobody takes its texts for facts.

/**
 * Names of real institutions in Iceland that resemble names in the sample content, in every
 * grammatical case. Categories are not tested, because the site's routes require `HA` and
 * `HönnunarMars`.
 */
const realNames = [
  /Arkitektafélag\p{L}* Íslands/u,
  /Fatahönnunarfélag\p{L}* Íslands/u,
  /Félag\p{L}* (?:íslenskra|húsgagna- og innanhússarkitekta|vöru- og iðnhönnuða)/u,
  /Leirlistafélag\p{L}* Íslands/u,
  /Textílfélag/u,
  /Hönnunar(?:mars|miðstöð|safn|sjóð|verðlaun\p{L}* Íslands)/iu,
  /DesignMarch|Iceland Design|Design Fund|Museum of Design/u,
  /Association of Icelandic|Icelandic (?:Ceramic|Textile|Goldsmiths|Fashion)/u,
  /Miðstöð hönnunar og arkitektúrs/u,
  /Þjóðarbókhlöð|Þjóðarbókhlað|National (?:and University )?Library/u,
  /\bHA\b|Hörpu|Harpa\b/u,
];

/** Returns the texts that readers see, without addresses and the category. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !['category', 'url', 'id', 'uid'].includes(key))
    .flatMap(([, each]) => textsIn(each));
}

const folder = path.resolve(__dirname, '../documents');

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .sort();

it.each(files)('%s names no real institution', (file) => {
  const { data, tags } = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  const texts = textsIn([data, tags]);
  expect(texts.filter((text) => realNames.some((name) => name.test(text)))).toEqual([]);
});
