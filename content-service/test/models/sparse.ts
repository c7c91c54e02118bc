import { field } from '../content';
import type { TestContent } from '../content';

/** Types with few or no fields, with and without a UID, repeatable and single. */
export function writeSparse({ write, writeType }: TestContent): void {
  const group = (fields: Record<string, ReturnType<typeof field>>) => field('Group', { fields });
  writeType('only-uid', { Main: { uid: field('UID') } });
  writeType('nothing', { Main: {} });
  writeType('single', { Main: {} }, { repeatable: false });
  writeType('single_uid', { Main: { uid: field('UID') } }, { repeatable: false });
  writeType('pictures', { Main: { a: field('Image'), b: field('Embed'), c: field('Color') } });
  writeType('zones', {
    Main: {
      none: field('Slices', { choices: {} }),
      unknown: field('Slices', { choices: { lost: { type: 'SharedSlice' } } }),
      hollow: field('Slices', { choices: { gap: { type: 'Slice' } } }),
      nested: field('Slices', { choices: { box: { type: 'SharedSlice' } } }),
      zone: field('Slices', {
        choices: {
          list: {
            type: 'Slice',
            'non-repeat': { rows: group({ a: field('Text') }), b: field('Text') },
          },
        },
      }),
    },
  });
  writeType('groups', {
    Main: {
      empty: group({}),
      pictures: group({ image: field('Image') }),
      filled: group({ date: field('Date'), image: field('Image') }),
    },
  });
  write('slices/Box/model.json', {
    id: 'box',
    variations: [
      { id: 'default', primary: { rows: group({ a: field('Text') }) }, items: {} },
      { id: 'full', primary: { rows: group({ a: field('Text') }), b: field('Text') }, items: {} },
    ],
  });
}
