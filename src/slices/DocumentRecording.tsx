import { useMemo } from 'react';
import { FilmAndSound } from '../components/FilmAndSound';
import { toRecording } from '../content/types/recording';
import type { TitledDocument } from '../content/values/document';

type Props = { raw: Queries.RecordingFragment; document: TitledDocument };

export function DocumentRecording({ raw, document }: Props) {
  const recording = useMemo(() => toRecording(raw, document), [raw, document]);
  return recording && <FilmAndSound recording={recording} lang={document.lang} />;
}
