import type { ReactNode } from 'react';
import type { DatedCall } from '../content/values/calls';
import type { Page } from '../content/types/page';
import { windowFrom } from '../styles/media';
import { CallTable } from './CallTable';
import { DocumentHeader } from './DocumentHeader';
import { DocumentView } from './DocumentView';
import { Figure } from './Figure';
import { MarginPicture } from './MarginPicture';

type Props = {
  page: Page;
  kicker: ReactNode;
  margin?: ReactNode;
  calls: DatedCall[];
  now: string;
  calendar?: string;
  /** Path of the page whose feed lists the deadlines. */
  feed?: string;
};

/** Calls for applications precede the image, because a large image would fill the first screen. */
export function PageView({ page, kicker, margin, calls, now, calendar, feed }: Props) {
  const { image, lang, isList } = page;
  const hasCalls = calls.length > 0;
  return (
    <DocumentView
      {...page}
      header={
        <DocumentHeader {...page} kicker={kicker} image={hasCalls || isList ? undefined : image} />
      }
      opening={hasCalls && <CallTable {...{ lang, calls, now, calendar, feed }} />}
      figure={
        hasCalls && image && <Figure image={image} sizes={`${windowFrom.desktop} 60vw, 95vw`} />
      }
      margin={
        <>
          {isList && !hasCalls && <MarginPicture image={image} />}
          {margin}
        </>
      }
    />
  );
}
