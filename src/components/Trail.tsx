import { useIntl } from 'react-intl';
import { Breadcrumbs } from './Breadcrumbs';
import type { Language } from '../i18n/languages';
import { toCrumbs, type Step } from './toCrumbs';

type Props = {
  /** What the way leads to. */
  page: { title: string; path: string; lang: Language };
  /** The pages between; `PageHead` takes the same for machines. */
  steps?: readonly Step[];
};

/** The way from the front page to a page. */
export function Trail({ page, steps }: Props) {
  const intl = useIntl();
  const crumbs = toCrumbs({ ...page, trail: steps, say: (id) => intl.formatMessage({ id }) });
  return <Breadcrumbs crumbs={crumbs} />;
}
