import type { HeadProps } from 'gatsby';
import { useIntl } from 'react-intl';
import { PageTitle } from '../components/PageTitle';
import { Section } from '../components/Section';
import { PageHead } from '../head/PageHead';

export default function PreviewTemplate() {
  const intl = useIntl();
  return (
    <>
      <PageTitle>{intl.formatMessage({ id: 'preview.title' })}</PageTitle>
      <Section>
        <p>{intl.formatMessage({ id: 'preview.text' })}</p>
      </Section>
    </>
  );
}

export function Head(head: HeadProps) {
  return <PageHead page={head} titleId="preview.title" isHidden />;
}
