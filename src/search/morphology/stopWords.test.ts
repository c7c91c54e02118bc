import { languages } from '../../i18n/languages';
import { stopWords } from './stopWords';

it('are function words in all their forms', () => {
  for (const word of ['og', 'hann', 'honum', 'þessarar', 'voru'])
    expect(stopWords.is).toContain(word);
  for (const word of ['the', 'of', 'were', 'themselves'])
    expect(stopWords['en-us']).toContain(word);
});

it('are not words that a reader may search for', () => {
  for (const word of ['maður', 'vor', 'umhverfis', 'land', 'nýr']) {
    expect(stopWords.is).not.toContain(word);
  }
  for (const word of ['design', 'new', 'work', 'may'])
    expect(stopWords['en-us']).not.toContain(word);
});

it.each(languages)('are in lower case and NFC: %s', (language) => {
  for (const word of stopWords[language]) expect(word).toBe(word.toLowerCase().normalize('NFC'));
});
