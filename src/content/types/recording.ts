import type { TitledDocument } from '../values/document';
import { toEmbed } from '../values/embed';
import type { Embed } from '../values/embed';
import { toImage } from '../values/image';
import type { Image } from '../values/image';
import { toLink } from '../values/link';
import { isCaptionsFile, kindOfMedia } from '../values/playableFile';
import { toRichText } from '../values/richText';
import type { RichText } from '../values/richText';
import { recordingTitle } from './recordingTitle';

/** Without `media` and `player`, this site can only link to `url`. */
export type Recording = Embed & { media?: Media; transcript?: RichText };

export type Media = {
  kind: 'video' | 'audio';
  size?: number;
  poster?: Image;
  /** Address of a film's captions (WebVTT) in the language of the document. */
  captions?: string;
};

export function toRecording(
  raw: Queries.RecordingFragment,
  document: TitledDocument,
): Recording | undefined {
  const { recording_file: file, recording: oembed } = raw;
  const { id: documentId } = document;
  const title = recordingTitle(raw, document) ?? document.title;
  const url = toLink(file, { documentId, field: 'recording_file' })?.href;
  const found: Recording | undefined = url
    ? { url, title, media: toMedia(url, raw, documentId) }
    : toEmbed(oembed);
  return (
    found && {
      ...found,
      title,
      transcript: toRichText(raw.transcript, { documentId, field: 'transcript' }),
    }
  );
}

function toMedia(
  url: string,
  { recording_file: file, recording_image: image, captions }: Queries.RecordingFragment,
  documentId: string,
): Media | undefined {
  const kind = kindOfMedia(url);
  if (!kind || !/^(?:\/|https?:)/i.test(url)) return undefined;
  const size = file && 'size' in file ? file.size : undefined;
  if (kind === 'audio') return { kind, size };
  const text = toLink(captions, { documentId, field: 'captions' })?.href;
  return {
    kind,
    size,
    poster: toImage(image, documentId, 'recording_image'),
    captions: text && isCaptionsFile(text) ? text : undefined,
  };
}
