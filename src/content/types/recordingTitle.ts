import { graphql } from 'gatsby';
import { isJsonObject, toText } from '../values/cmsValues';

// This file is separate, so that the initial load does not contain the mapper (recording.ts).
export const fragments = graphql`
  fragment Recording on PRISMIC_Article {
    recording
    recording_title
    recording_image
    transcript
    recording_file {
      ...Link
      ... on PRISMIC__FileLink {
        size
      }
    }
    captions {
      ...Link
    }
  }
`;

export function recordingTitle(
  { recording, recording_file: file, recording_title: title }: Queries.RecordingFragment,
  document: { title: string },
): string | undefined {
  const embed = isJsonObject(recording) && recording['embed_url'] ? recording : undefined;
  if (!file && !embed) return undefined;
  return toText(title) ?? (file ? undefined : toText(embed?.['title'])) ?? document.title;
}
