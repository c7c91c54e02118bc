import type { HeadProps, PageProps } from 'gatsby';
import { FormattedMessage } from 'react-intl';
import { Link } from '../components/Link';
import { PageTitle } from '../components/PageTitle';
import { Sheet } from '../components/Sheet';
import { Stack } from '../components/Stack';
import { languageOfPath } from '../i18n/languages';
import { PageHead } from '../layout/PageHead';
import type { PageContext } from '../layout/translations';
import { homePath } from '../routes';

/** Said in the language of the address that was asked for, since there is no document to go by. */
export default function NotFoundPage({ location }: PageProps) {
  const lang = languageOfPath(location.pathname);
  return (
    <>
      <PageTitle kicker="404">
        <FormattedMessage id="404.title" />
      </PageTitle>
      <Sheet>
        <Stack $space={1}>
          <p>
            <FormattedMessage id="404.body" />
          </p>
          <p>
            <Link to={{ href: homePath(lang) }}>
              <FormattedMessage id="404.link" />
            </Link>
          </p>
        </Stack>
      </Sheet>
    </>
  );
}

export function Head(head: HeadProps<unknown, PageContext>) {
  return <PageHead page={head} titleId="404.title" isHidden />;
}
