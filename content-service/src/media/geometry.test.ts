import { layOut } from './geometry';
import type { LayoutRequest } from './geometry';

const region = { left: 0, top: 0, width: 1600, height: 900 };
const centre = { x: 0.5, y: 0.5, zoom: 1 };
const layoutRequest = (some: Partial<LayoutRequest>): LayoutRequest => ({
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

test('without requested sides the region keeps its size', () => {
  expect(layOut(region, layoutRequest({ dpr: 3 }))).toEqual({
    region,
    size: { width: 1600, height: 900 },
  });
});

test.each<[Partial<LayoutRequest>, [number, number]]>([
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
])('%j has the size %j', (requested, [width, height]) => {
  expect(layOut(region, layoutRequest(requested)).size).toEqual({ width, height });
});

test.each<[Partial<LayoutRequest>, [number, number], [number, number] | undefined]>([
  [{ fit: 'fill', width: 400, height: 400 }, [400, 225], [400, 400]],
  [{ fit: 'fill', width: 3200, height: 3200 }, [3200, 1800], [3200, 3200]],
  [{ fit: 'fillmax', width: 3200, height: 3200 }, [1600, 900], [3200, 3200]],
  [{ fit: 'fillmax', width: 3200 }, [1600, 900], undefined],
])('%j has the size %j on a canvas of %j', (requested, [width, height], canvas) => {
  const layout = layOut(region, layoutRequest(requested));
  expect(layout.size).toEqual({ width, height });
  expect(layout.canvas).toEqual(canvas && { width: canvas[0], height: canvas[1] });
});

test.each<[LayoutRequest['crop'], ReturnType<typeof at>]>([
  [centre, at(350, 0, 900, 900)],
  [{ x: 0, y: 0.5, zoom: 1 }, at(0, 0, 900, 900)],
  [{ x: 1, y: 0.5, zoom: 1 }, at(700, 0, 900, 900)],
  [{ x: 0.75, y: 0.1, zoom: 1 }, at(700, 0, 900, 900)],
  [{ x: 0.4, y: 0.1, zoom: 2 }, at(415, 0, 450, 450)],
])('a square crop at %j is %j', (crop, expected) => {
  const layout = layOut(region, layoutRequest({ fit: 'crop', width: 90, height: 90, crop }));
  expect(layout.region).toEqual(expected);
});

test('a crop is relative to the rectangle, not to the whole image', () => {
  const part = at(1000, 500, 400, 200);
  const { region: found } = layOut(part, layoutRequest({ fit: 'crop', width: 10, height: 10 }));
  expect(found).toEqual(at(1100, 500, 200, 200));
});

test('a crop by content keeps the whole region and names the strategy', () => {
  expect(
    layOut(region, layoutRequest({ fit: 'crop', width: 90, height: 90, crop: 'entropy' })),
  ).toEqual({
    region,
    size: { width: 90, height: 90 },
    strategy: 'entropy',
  });
});
