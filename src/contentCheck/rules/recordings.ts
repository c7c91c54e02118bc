import { isJsonObject, toText } from '../../content/values/cmsValues';
import type { JsonObject } from '../../content/values/cmsValues';
import { isCaptionsFile, kindOfMedia } from '../../content/values/playableFile';
import { toPlainText } from '../../content/values/richText';
import { hitIf } from '../Rule';
import type { Hit, Rules } from '../Rule';

export const recordingRules: Rules = {
  'recording-format': {
    severity: 'error',
    title: { is: 'Upptaka sem vafrar spila ekki', en: 'Film or sound that browsers do not play' },
    advice: {
      is: 'Síðan sýnir aðeins tengil á skrána, og margir geta ekki opnað hana. Breyttu myndskeiði í mp4 (H.264) og hljóði í mp3 eða m4a og veldu nýju skrána í „File“.',
      en: 'The page only has a link to the file, which many readers cannot open. Convert film to mp4 (H.264) and sound to mp3 or m4a, and choose the new file in “File”.',
    },
    check: ({ data }) => findOther(data, 'recording_file', kindOfMedia),
  },
  'captions-format': {
    severity: 'error',
    title: { is: 'Skjátexti er ekki vtt-skrá', en: 'Captions that are not a vtt file' },
    advice: {
      is: 'Vafrar lesa aðeins WebVTT, svo að fólk sem heyrir ekki fær engan skjátexta. Vistaðu textann sem .vtt og veldu þá skrá í „Captions“.',
      en: 'Browsers read only WebVTT, so people who do not hear get no captions. Save the captions as .vtt, and choose that file in “Captions”.',
    },
    check: ({ data }) => findOther(data, 'captions', isCaptionsFile),
  },
  'missing-captions': {
    severity: 'warning',
    title: { is: 'Myndskeið án skjátexta', en: 'Film without captions' },
    advice: {
      is: 'Fólk sem heyrir ekki, eða hefur slökkt á hljóðinu, getur ekki fylgst með því sem sagt er. Veldu vtt-skrá á tungumáli skjalsins í „Captions“.',
      en: 'People who do not hear, or have turned off the sound, cannot follow what is said. Choose a vtt file in the language of the document in “Captions”.',
    },
    check: ({ data }) => {
      const isFilm = kindOfMedia(fileIn(data, 'recording_file')) === 'video';
      return hitIf(isFilm && fileIn(data, 'captions') === '', 'captions');
    },
  },
  'missing-transcript': {
    severity: 'warning',
    title: { is: 'Enginn texti fylgir upptöku', en: 'Film or sound without a transcript' },
    advice: {
      is: 'Fólk sem hvorki sér né heyrir upptökuna fær ekki að vita hvað er í henni, og leitin finnur ekkert af því sem þar er sagt. Skrifaðu í „Transcript“ það sem sagt er, og lýstu því sem sést og heyrist.',
      en: 'People who can neither see nor hear it are not told what it contains, and the search finds nothing of what is said. Write in “Transcript” what is said, and describe what is seen and heard.',
    },
    check: ({ data }) => {
      const { recording } = data;
      const isEmbedded = isJsonObject(recording) && toText(recording['embed_url']) !== undefined;
      const hasRecording = isEmbedded || fileIn(data, 'recording_file') !== '';
      return hitIf(hasRecording && toPlainText(data['transcript']) === undefined, 'transcript');
    },
  },
};

function fileIn(data: JsonObject, field: string): string {
  const link = data[field];
  return (isJsonObject(link) && toText(link['url'])) || '';
}

function findOther(data: JsonObject, field: string, isExpected: (url: string) => unknown): Hit[] {
  const url = fileIn(data, field);
  return hitIf(url !== '' && !isExpected(url), field, url);
}
