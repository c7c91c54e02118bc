import { allWords } from './allWords';
import { languages } from './languages';
import { setWords } from './words';

// The server renders pages of all languages and cannot wait for any.
for (const lang of languages) setWords(lang, allWords[lang]);
