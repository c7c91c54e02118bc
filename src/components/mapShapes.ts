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

/** Each building from its north-western corner. */
export const buildings =
  'M-218 2h28v18h-28zM-184 2h30v16h-30zM-150 2h26v20h-26zM-118 2h30v16h-30zM-82 2h30v18h-30zM-222 36h26v22h-26zM-188 30h26v30h-26zM-154 34h28v26h-28zM-120 30h28v28h-28zM-84 34h32v26h-32zM-34 34h26v26h-26zM0 32h30v28h-30zM38 36h28v24h-28zM34 2h34v20h-34zM88 2h36v18h-36zM130 2h28v20h-28zM164 0h34v20h-34zM88 32h30v28h-30zM124 36h34v24h-34zM166 32h26v28h-26zM-222 84h30v22h-30zM-186 84h26v20h-26zM-154 84h32v22h-32zM-116 84h28v20h-28zM-82 84h30v22h-30zM-222 114h34v18h-34zM-180 112h28v20h-28zM-84 112h32v20h-32zM-32 84h28v22h-28zM2 84h32v20h-32zM42 84h26v24h-26zM-32 114h30v18h-30zM6 112h26v20h-26zM38 114h30v18h-30zM144 84h30v22h-30zM144 114h34v18h-34zM-70 160h34v30h-34zM-28 160h30v26h-30zM8 160h38v30h-38zM54 160h30v30h-30zM92 160h40v26h-40zM-76 -30h24v9h-24zM84 -30h28v9h-28z';

export const carPark = 'M88 83h46v49h-46z';

type Place = {
  letter: string;
  name: Record<Language, string>;
  /** The place of the letter. A line joins it to `target`. */
  at: Point;
  target: Point;
  /** The length of the way to the entrance, rounded to 10 m. */
  metres?: number;
};

export const places: readonly Place[] = [
  {
    letter: 'A',
    name: { is: 'Biðstöðin Naust', 'en-us': 'Bus stop Naust' },
    at: [-117, 127],
    target: [-117, 138.5],
    metres: 260,
  },
  {
    letter: 'B',
    name: { is: 'Inngangur án þrepa', 'en-us': 'Step-free entrance' },
    at: [0, -24],
    target: [0, -3],
  },
  {
    letter: 'C',
    name: { is: 'Hjólabogar', 'en-us': 'Bicycle racks' },
    at: [27, -24],
    target: [19, 2],
    metres: 20,
  },
  {
    letter: 'D',
    name: { is: 'Stæði fyrir hreyfihamlaða', 'en-us': 'Accessible parking space' },
    at: [-28, -24],
    target: [-28, -5],
    metres: 30,
  },
  {
    letter: 'E',
    name: { is: 'Bílastæði við Seglagötu', 'en-us': 'Parking lot on Seglagata' },
    at: [111, 108],
    target: [111, 83],
    metres: 200,
  },
];

/** The way from the bus stop to the entrance. */
export const busWay = 'M-117 138.5L-37 138.5L-37 -3L0 -3';

export function onSheet([along, inland]: Point): [x: number, y: number] {
  const angle = (sheet.degrees * Math.PI) / 180;
  const [x, y] = sheet.entrance;
  return [
    x + along * Math.cos(angle) - inland * Math.sin(angle),
    y + along * Math.sin(angle) + inland * Math.cos(angle),
  ];
}
