import { isJsonObject, toMeasure, toText } from '../values/cmsValues';
import { toImage } from '../values/image';
import type { Image } from '../values/image';
import { toOwnFile } from '../values/ownMedia';

export type PlateSize = 'one' | 'two' | 'detail';

export type Plate = {
  image: Image;
  file: string;
  caption?: string;
  size: PlateSize;
  /** The width of what the picture shows: `76 mm`, with a no-break space. */
  measure?: string;
};

export function toPlates(rows: Queries.ProjectFragment['plates'], documentId: string): Plate[] {
  return (rows ?? []).flatMap((row) => {
    const image = toImage(row.image, documentId, 'plates');
    if (!image) return [];
    const size = row.size === 'two' || row.size === 'detail' ? row.size : 'one';
    return {
      image,
      file: toFile(row.image, image),
      caption: toText(row.caption),
      size,
      measure: toMeasure(row.measure),
    };
  });
}

/** Returns the address of the original, or of the crop if the editor cropped it (`rect`). */
function toFile(raw: unknown, image: Image): string {
  const url = (isJsonObject(raw) && toText(raw['url'])) || image.src;
  return /[?&]rect=/.test(url) ? image.src : (toOwnFile(url) ?? new URL(url).href);
}
