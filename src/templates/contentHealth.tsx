import type { HeadProps, PageProps } from 'gatsby';
import styled from 'styled-components';
import { Link } from '../components/Link';
import { PageTitle } from '../components/PageTitle';
import { Section } from '../components/Section';
import { SectionHeader } from '../components/SectionHeader';
import { Stack } from '../components/Stack';
import type { Report, ReportGroup } from '../contentCheck/toReport';
import { PageHead } from '../head/PageHead';
import type { PageContext } from '../pageContext';
import { media } from '../styles/media';

const Texts = styled.div`
  max-width: var(--measure);
`;

const Items = styled.ul`
  margin-top: var(--baseline);
`;

const Item = styled.li`
  display: grid;
  gap: 0 var(--gutter);
  padding-block: 0.625rem;
  border-top: 1px solid var(--line);
  overflow-wrap: anywhere;

  ${media.tablet} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`;

/**
 * What a reader would stumble over in the published content (`contentCheck/`), for those who write it and those who
 * build the site. Nothing links to this page, and a build has it on demand only.
 */
export default function ContentHealthTemplate({ pageContext }: PageProps<unknown, Report>) {
  const { heading, summary, groups } = pageContext;
  return (
    <Stack $space={4}>
      <div>
        <PageTitle>{heading}</PageTitle>
        <Section>
          {summary.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Section>
      </div>
      {groups.map((group) => (
        <Group key={group.rule} group={group} />
      ))}
    </Stack>
  );
}

function Group({ group: { heading, why, remedy, items } }: { group: ReportGroup }) {
  return (
    <Section>
      <SectionHeader heading={heading} />
      <Texts>
        <p>{why}</p>
        <p>{remedy}</p>
      </Texts>
      <Items>
        {items.map(({ place, path, text }, index) => (
          <Item key={index}>
            <span>{path === undefined ? place : <Link to={{ href: path }}>{place}</Link>}</span>
            <span>{text}</span>
          </Item>
        ))}
      </Items>
    </Section>
  );
}

export function Head(head: HeadProps<unknown, Report & PageContext>) {
  return <PageHead page={head} title={head.pageContext.heading} isHidden />;
}
