import type { ComponentProps, ReactNode } from 'react';
import type { Page } from '../content/types/page';
import { CallTable } from './CallTable';
import { DocumentHeader } from './DocumentHeader';
import { DocumentView } from './DocumentView';
import { Figure } from './Figure';
import { MarginPicture } from './MarginPicture';

type Props = Omit<ComponentProps<typeof CallTable>, 'lang'> & {
  page: Page;
  kicker: ReactNode;
  margin?: ReactNode;
};

/** Calls for applications precede the image, because a large image would fill the first screen. */
export function PageView({ page, kicker, margin, ...table }: Props) {
  const { image, lang, isList } = page;
  const hasCalls = table.calls.length > 0;
  return (
    <DocumentView
      {...page}
      header={
        <DocumentHeader {...page} kicker={kicker} image={hasCalls || isList ? undefined : image} />
      }
      opening={hasCalls && <CallTable {...table} lang={lang} />}
      figure={hasCalls && image && <Figure image={image} />}
      margin={
        <>
          {isList && !hasCalls && <MarginPicture image={image} />}
          {margin}
        </>
      }
    />
  );
}
