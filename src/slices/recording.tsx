import type { ReactNode } from 'react';
import { hydrateOnInteraction } from '../components/hydrateOnInteraction';
import { recordingTitle } from '../content/types/recordingTitle';
import type { TitledDocument } from '../content/values/document';

/** This code is in the chunk `admission`: a chunk of its own would add its name to every page. */
const DocumentRecording = hydrateOnInteraction(
  async () =>
    (await import(/* webpackChunkName: "admission" */ './DocumentRecording')).DocumentRecording,
);

export function recordingOf(
  document: TitledDocument | undefined,
  raw: Queries.RecordingFragment | null,
): { title: string; view: ReactNode } | undefined {
  const title = document && raw && recordingTitle(raw, document);
  return title ? { title, view: <DocumentRecording raw={raw} document={document} /> } : undefined;
}
