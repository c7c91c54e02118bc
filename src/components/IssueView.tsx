import type { ReactNode } from 'react';
import type { Issue } from '../content/types/issue';
import { DocumentView } from './DocumentView';
import { IssueContents } from './IssueContents';
import { IssueHeader } from './IssueHeader';
import { Stack } from './Stack';

type Props = { issue: Issue; kicker: ReactNode };

export function IssueView({ issue, kicker }: Props) {
  const { content, contents, pages, lang } = issue;
  return (
    <Stack $space={4}>
      <DocumentView content={content} header={<IssueHeader issue={issue} kicker={kicker} />} />
      <IssueContents contents={contents} pages={pages} lang={lang} />
    </Stack>
  );
}
