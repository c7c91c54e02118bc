import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Breadcrumbs } from '../components/Breadcrumbs';
import { DocumentView } from '../components/DocumentView';
import { IssueContents } from '../components/IssueContents';
import { Link } from '../components/Link';
import { Names } from '../components/Names';
import { Picture } from '../components/Picture';
import { RichText } from '../components/RichText';
import { Stack } from '../components/Section';
import { titleLines } from '../components/unbrokenWords';
import { toIssue } from '../content/types/issue';
import type { Issue } from '../content/types/issue';
import { PageHead } from '../head/PageHead';
import { formatMonth } from '../i18n/dates';
import { issueTexts } from '../i18n/issueTexts';
import { formatCurrency, formatNumber } from '../i18n/numbers';
import type { PageContext } from '../pageContext';
import { media, windowFrom } from '../styles/grid';
import { labelled } from '../styles/labelled';
import { type } from '../styles/type';

export const query = graphql`
  query IssuePage($uid: String!, $lang: String!) {
    prismic {
      issue(uid: $uid, lang: $lang) {
        ...Issue
      }
    }
  }
`;

const steps = ['issue'] as const;

const Frame = styled.header`
  padding: calc(2 * var(--baseline)) var(--edge) 0;
`;

const Kicker = styled.div`
  margin-bottom: var(--baseline);
`;

const Block = styled.div<{ $hasCover: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-block: 1px solid var(--ink);

  ${media.tablet} {
    grid-template-columns: ${({ $hasCover }) => $hasCover && 'repeat(2, minmax(0, 1fr))'};
  }

  ${media.desktop} {
    grid-template-columns: ${({ $hasCover }) => $hasCover && 'minmax(0, 5fr) minmax(0, 7fr)'};
  }

  @media print {
    grid-template-columns: ${({ $hasCover }) => $hasCover && 'auto minmax(0, 1fr)'};
  }
`;

const Cover = styled.figure`
  display: grid;
  justify-items: center;
  align-content: center;
  padding-block: var(--baseline);

  ${media.tablet} {
    padding-inline-end: var(--gutter);
    border-inline-end: 1px solid var(--line);
  }

  figcaption {
    ${type.note}
  }
`;

/* Marks at the corners of the cover, which the padding surrounds. */
const cropMarks = ['var(--bleed)', 'calc(100% - var(--bleed))']
  .flatMap((edge) => [
    `0 ${edge} / var(--mark) 1px`,
    `100% ${edge} / var(--mark) 1px`,
    `${edge} 0 / 1px var(--mark)`,
    `${edge} 100% / 1px var(--mark)`,
  ])
  .map((place) => `linear-gradient(var(--muted) 0 0) ${place} no-repeat`)
  .join();

/** A printer's sheet, on which the cover is never taller than the window. */
const Sheet = styled.div<{ $ratio: number }>`
  --bleed: 1.25rem;
  --mark: 0.75rem;
  width: min(100%, ${({ $ratio }) => Math.round($ratio * 85)}vh);
  padding: var(--bleed);
  background: ${cropMarks};

  @media print {
    width: fit-content;
  }
`;

const coverSizes = `${windowFrom.desktop} 40vw, ${windowFrom.tablet} 45vw, 95vw`;

const Cells = styled.div`
  display: flex;
  flex-direction: column;
  gap: calc(2 * var(--baseline));
  padding-top: var(--baseline);
  border-top: 1px solid var(--line);

  &:first-child {
    border-top: 0;
  }

  @media ${windowFrom.tablet}, print {
    &:not(:first-child) {
      padding-inline-start: var(--gutter);
      border-top: 0;
    }
  }
`;

const Name = styled.h1`
  ${type.heading1}
  font-size: min(clamp(2rem, 1rem + 5.2vw, 6rem), 15vw);

  /* Each part has its own line. Otherwise the number of lines might change when the font loads. */
  ${media.tablet} {
    > [data-title-part] {
      display: block;
    }
  }
`;

const Facts = styled.dl`
  margin-top: auto;
  font-variant-numeric: tabular-nums;

  > div {
    ${labelled}
    --label: 7rem;
    padding-block: 0.5rem;
    border-top: 1px solid var(--line);
  }

  dt {
    ${type.note}
  }
`;

export default function IssueTemplate({
  data: { prismic },
  pageContext: { names },
}: PageProps<Queries.IssuePageQuery, PageContext>) {
  const issue = toIssue(prismic.issue, names);
  if (!issue) return null;
  const { content, contents, pages, lang } = issue;
  return (
    <Stack $space={4}>
      <DocumentView content={content} header={<IssueHeader issue={issue} />} />
      <IssueContents contents={contents} pages={pages} lang={lang} />
    </Stack>
  );
}

function IssueHeader({ issue }: { issue: Issue }) {
  const { title, heading = title, image, lead, date, editors, pages, price, shop, lang } = issue;
  const texts = issueTexts[lang];
  const facts: [label: string, value: ReactNode][] = [
    [texts.date, date && <time dateTime={date}>{formatMonth(date, lang)}</time>],
    [texts.editor, editors && <Names names={editors} />],
    [texts.pages, pages && formatNumber(pages, lang)],
    [texts.price, price !== undefined && formatCurrency(price, 'ISK', lang)],
    [texts.shop, shop && <Link to={shop}>{texts.shopLink}</Link>],
  ];
  const known = facts.filter(([, value]) => value);
  return (
    <Frame>
      <Kicker>
        <Breadcrumbs page={issue} steps={steps} />
      </Kicker>
      <Block $hasCover={image !== undefined}>
        {image && (
          <Cover>
            <Sheet $ratio={image.width / image.height}>
              <Picture image={image} sizes={coverSizes} isFirst />
            </Sheet>
            {image.copyright && <figcaption>{image.copyright}</figcaption>}
          </Cover>
        )}
        <Cells>
          <Name>{titleLines(heading)}</Name>
          <RichText blocks={lead} variant="lead" />
          {known.length > 0 && (
            <Facts>
              {known.map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </Facts>
          )}
        </Cells>
      </Block>
    </Frame>
  );
}

export function Head(head: HeadProps<Queries.IssuePageQuery, PageContext>) {
  const issue = toIssue(head.data.prismic.issue, head.pageContext.names);
  if (!issue) return null;
  return (
    <PageHead page={head} subject={{ kind: 'PublicationIssue', document: issue }} steps={steps} />
  );
}
