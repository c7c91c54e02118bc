import { useIntl } from 'react-intl';
import { BreadcrumbList } from './BreadcrumbList';
import type { Language } from '../i18n/languages';
import type { MessageId } from '../i18n/messages/is';
import { listBreadcrumbs } from './listBreadcrumbs';
import type { Step } from './listBreadcrumbs';

type Props = {
  /** The current page. */
  page: { title: string; path: string; lang: Language };
  /** The pages between the front page and the current one, in order. `PageHead` gets the same. */
  steps?: readonly Step[];
};

/** The breadcrumbs of a page, from the front page to the page itself. */
export function Breadcrumbs({ page, steps }: Props) {
  const intl = useIntl();
  const messageOf = (id: MessageId) => intl.formatMessage({ id });
  return <BreadcrumbList breadcrumbs={listBreadcrumbs({ ...page, steps, messageOf })} />;
}
