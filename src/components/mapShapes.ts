import type { Language } from '../i18n/languages';

/** Metres from the entrance: along the quay to the east, and inland. */
export type Point = readonly [along: number, inland: number];

/** The sheet in metres, north up. */
export const sheet = { width: 400, height: 320, entrance: [222, 128], degrees: -6 } as const;

/** Land, with a slip, a pier and a jetty. */
export const coast =
  'M-320-32H-128L-134-52H-98L-92-34H36V-104H62V-34H132L140-58H166L160-32H320V260H-320Z';

/** Lines of equal depth. */
export const depths =
  'M-320-60C-230-62-180-98-116-96S-20-58 4-66 20-132 48-132 84-78 112-82 150-94 186-86 260-58 320-60M-320-92C-230-96-180-132-116-128S-30-104-8-114 18-164 48-164 88-118 120-118 190-126 240-104 300-90 320-90';

/** Depths in metres. The map shows the number at `at`. */
export const soundings: readonly { at: Point; depth: number }[] = [
  { at: [-60, -88], depth: 6 },
  { at: [110, -100], depth: 7 },
];

type Street = { name: string; line: string; width: number; at: Point; isAcross?: boolean };

export const streets: readonly Street[] = [
  { name: 'Bryggjustétt', line: 'M-320-10H320', width: 11, at: [-106, -10] },
  { name: 'Seglagata', line: 'M-320 72H320', width: 9, at: [-116, 72] },
  { name: 'Kaðlabraut', line: 'M-320 146H320', width: 13, at: [22, 146] },
  { name: 'Netagata', line: 'M-42-10V146', width: 8, at: [-48, 32], isAcross: true },
  { name: 'Tjörugata', line: 'M78-10V146', width: 8, at: [78, 32], isAcross: true },
];

/** The centre, 32 by 22 m. */
export const house = 'M-16 0h32v22h-32z';

/** Left, top, width and depth. */
const buildings = [
  [-218, 2, 28, 18],
  [-184, 2, 30, 16],
  [-150, 2, 26, 20],
  [-118, 2, 30, 16],
  [-82, 2, 30, 18],
  [-222, 36, 26, 22],
  [-188, 30, 26, 30],
  [-154, 34, 28, 26],
  [-120, 30, 28, 28],
  [-84, 34, 32, 26],
  [-34, 34, 26, 26],
  [0, 32, 30, 28],
  [38, 36, 28, 24],
  [34, 2, 34, 20],
  [88, 2, 36, 18],
  [130, 2, 28, 20],
  [164, 0, 34, 20],
  [88, 32, 30, 28],
  [124, 36, 34, 24],
  [166, 32, 26, 28],
  [-222, 84, 30, 22],
  [-186, 84, 26, 20],
  [-154, 84, 32, 22],
  [-116, 84, 28, 20],
  [-82, 84, 30, 22],
  [-222, 114, 34, 18],
  [-180, 112, 28, 20],
  [-84, 112, 32, 20],
  [-32, 84, 28, 22],
  [2, 84, 32, 20],
  [42, 84, 26, 24],
  [-32, 114, 30, 18],
  [6, 112, 26, 20],
  [38, 114, 30, 18],
  [144, 84, 30, 22],
  [144, 114, 34, 18],
  [-70, 160, 34, 30],
  [-28, 160, 30, 26],
  [8, 160, 38, 30],
  [54, 160, 30, 30],
  [92, 160, 40, 26],
  [-76, -30, 24, 9],
  [84, -30, 28, 9],
] as const;

export const buildingLines = buildings
  .map(([left, top, width, depth]) => `M${left} ${top}h${width}v${depth}h${-width}z`)
  .join('');

export const carPark = 'M88 83h46v49h-46z';

type Place = {
  letter: string;
  name: Record<Language, string>;
  /** The place of the letter. A line joins it to `way[0]`. */
  at: Point;
  /** The way to the entrance. */
  way: readonly Point[];
};

export const places: readonly Place[] = [
  {
    letter: 'A',
    name: { is: 'Biðstöðin Naust', 'en-us': 'Bus stop Naust' },
    at: [-117, 127],
    way: [
      [-117, 138.5],
      [-37, 138.5],
      [-37, -3],
      [0, -3],
    ],
  },
  {
    letter: 'B',
    name: { is: 'Inngangur án þrepa', 'en-us': 'Step-free entrance' },
    at: [0, -24],
    way: [[0, -3]],
  },
  {
    letter: 'C',
    name: { is: 'Hjólabogar', 'en-us': 'Bicycle racks' },
    at: [27, -24],
    way: [
      [19, 2],
      [19, -3],
      [0, -3],
    ],
  },
  {
    letter: 'D',
    name: { is: 'Stæði fyrir hreyfihamlaða', 'en-us': 'Accessible parking space' },
    at: [-28, -24],
    way: [
      [-28, -5],
      [0, -3],
    ],
  },
  {
    letter: 'E',
    name: { is: 'Bílastæði við Seglagötu', 'en-us': 'Parking lot on Seglagata' },
    at: [111, 108],
    way: [
      [111, 83],
      [111, 76],
      [83, 76],
      [83, -3],
      [0, -3],
    ],
  },
];

const ROUNDED_TO_M = 10;

/** Returns the length of a way in metres, rounded to 10 m; 0 at the entrance. */
export function lengthOf(way: readonly Point[]): number {
  const length = way.slice(1).reduce((sum, [along, inland], index) => {
    const [fromAlong, fromInland] = way[index] ?? [along, inland];
    return sum + Math.hypot(along - fromAlong, inland - fromInland);
  }, 0);
  return Math.round(length / ROUNDED_TO_M) * ROUNDED_TO_M;
}

/** Returns a point's place on the sheet, in metres from its upper left corner. */
export function onSheet([along, inland]: Point): [x: number, y: number] {
  const angle = (sheet.degrees * Math.PI) / 180;
  const [x, y] = sheet.entrance;
  return [
    x + along * Math.cos(angle) - inland * Math.sin(angle),
    y + along * Math.sin(angle) + inland * Math.cos(angle),
  ];
}
