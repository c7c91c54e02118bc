import { useId } from 'react';
import type { Language } from '../i18n/languages';
import { LabelledField } from './LabelledField';
import { usePreviewMessages } from './usePreviewMessages';

type Props = {
  languages: readonly Language[];
  picked: Language;
  onPick: (lang: Language) => void;
};

/** Picks the language to show beside the default language. Renders nothing for a single language. */
export function LanguagePicker({ languages, picked, onPick }: Props) {
  const messages = usePreviewMessages();
  const id = useId();
  if (languages.length < 2) return null;
  return (
    <LabelledField>
      <label htmlFor={id}>{messages.beside}</label>
      <select
        id={id}
        value={picked}
        onChange={({ target }) => onPick(languages[target.selectedIndex] ?? picked)}
      >
        {languages.map((lang) => (
          <option key={lang} value={lang}>
            {messages.languages[lang]}
          </option>
        ))}
      </select>
    </LabelledField>
  );
}
