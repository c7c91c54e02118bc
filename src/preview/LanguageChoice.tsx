import { useId } from 'react';
import type { Language } from '../i18n/languages';
import { Choice } from './Choice';
import { usePreviewWords } from './usePreviewWords';

type Props = {
  languages: readonly Language[];
  picked: Language;
  onPick: (lang: Language) => void;
};

/** Which language stands beside the default one; nothing where there is but one. */
export function LanguageChoice({ languages, picked, onPick }: Props) {
  const words = usePreviewWords();
  const id = useId();
  if (languages.length < 2) return null;
  return (
    <Choice>
      <label htmlFor={id}>{words.beside}</label>
      <select
        id={id}
        value={picked}
        onChange={({ target }) => onPick(languages[target.selectedIndex] ?? picked)}
      >
        {languages.map((lang) => (
          <option key={lang} value={lang}>
            {words.languages[lang]}
          </option>
        ))}
      </select>
    </Choice>
  );
}
