import type { HeadProps } from 'gatsby';
import { FormattedMessage } from 'react-intl';
import { PageTitle } from '../components/PageTitle';
import { Section } from '../components/Section';
import { PageHead } from '../head/PageHead';

export default function PreviewTemplate() {
  return (
    <>
      <PageTitle>
        <FormattedMessage id="preview.title" />
      </PageTitle>
      <Section>
        <p>
          <FormattedMessage id="preview.text" />
        </p>
      </Section>
    </>
  );
}

export function Head(head: HeadProps) {
  return <PageHead page={head} titleId="preview.title" isHidden />;
}
