import { layOut } from './geometry';
import type { Wish } from './geometry';

const region = { left: 0, top: 0, width: 1600, height: 900 };
const centre = { x: 0.5, y: 0.5, zoom: 1 };
const wish = (some: Partial<Wish>): Wish => ({
  width: undefined,
  height: undefined,
  ratio: undefined,
  dpr: 1,
  fit: 'clip',
  crop: centre,
  maxSide: 8192,
  ...some,
});
const at = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  width,
  height,
});

test('nothing asked leaves the region as it is', () => {
  expect(layOut(region, wish({ dpr: 3 }))).toEqual({ region, size: { width: 1600, height: 900 } });
});

test.each<[Partial<Wish>, [number, number]]>([
  [{ width: 800 }, [800, 450]],
  [{ width: 3200 }, [3200, 1800]],
  [{ width: 3200, fit: 'max' }, [1600, 900]],
  [{ width: 400, height: 400 }, [400, 225]],
  [{ width: 400, height: 400, fit: 'crop' }, [400, 400]],
  [{ width: 2000, height: 2000, fit: 'crop' }, [2000, 2000]],
  [{ width: 2000, height: 2000, fit: 'min' }, [900, 900]],
  [{ width: 400, height: 400, fit: 'min' }, [400, 400]],
  [{ width: 400, fit: 'crop' }, [400, 225]],
  [{ width: 400, ratio: 1, fit: 'crop' }, [400, 400]],
  [{ height: 400, ratio: 2, fit: 'crop' }, [800, 400]],
  [{ width: 9000, ratio: 2, fit: 'crop' }, [8192, 4096]],
  [{ width: 400, ratio: 1 }, [400, 225]],
  [{ width: 400, height: 400, fit: 'scale' }, [400, 400]],
  [{ width: 400, fit: 'scale' }, [400, 900]],
  [{ width: 400, dpr: 2 }, [800, 450]],
  [{ width: 8192, dpr: 5 }, [8192, 4608]],
  [{ height: 8192 }, [8192, 4608]],
  [{ width: 1, height: 1 }, [1, 1]],
])('%j is of the size %j', (asked, [width, height]) => {
  expect(layOut(region, wish(asked)).size).toEqual({ width, height });
});

test.each<[Partial<Wish>, [number, number], [number, number] | undefined]>([
  [{ fit: 'fill', width: 400, height: 400 }, [400, 225], [400, 400]],
  [{ fit: 'fill', width: 3200, height: 3200 }, [3200, 1800], [3200, 3200]],
  [{ fit: 'fillmax', width: 3200, height: 3200 }, [1600, 900], [3200, 3200]],
  [{ fit: 'fillmax', width: 3200 }, [1600, 900], undefined],
])('%j is %j on a canvas of %j', (asked, [width, height], canvas) => {
  const layout = layOut(region, wish(asked));
  expect(layout.size).toEqual({ width, height });
  expect(layout.canvas).toEqual(canvas && { width: canvas[0], height: canvas[1] });
});

test.each<[Wish['crop'], ReturnType<typeof at>]>([
  [centre, at(350, 0, 900, 900)],
  [{ x: 0, y: 0.5, zoom: 1 }, at(0, 0, 900, 900)],
  [{ x: 1, y: 0.5, zoom: 1 }, at(700, 0, 900, 900)],
  [{ x: 0.75, y: 0.1, zoom: 1 }, at(700, 0, 900, 900)],
  [{ x: 0.4, y: 0.1, zoom: 2 }, at(415, 0, 450, 450)],
])('cropped to a square at %j it is %j', (crop, expected) => {
  const layout = layOut(region, wish({ fit: 'crop', width: 90, height: 90, crop }));
  expect(layout.region).toEqual(expected);
});

test('a crop is a part of the rectangle, not of the whole image', () => {
  const part = at(1000, 500, 400, 200);
  const { region: found } = layOut(part, wish({ fit: 'crop', width: 10, height: 10 }));
  expect(found).toEqual(at(1100, 500, 200, 200));
});

test('by content, the region is whole and the cut is left to the image', () => {
  expect(layOut(region, wish({ fit: 'crop', width: 90, height: 90, crop: 'entropy' }))).toEqual({
    region,
    size: { width: 90, height: 90 },
    strategy: 'entropy',
  });
});
