import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { languageOfPath, type Language } from '../i18n/languages';
import { keptTitles } from '../serviceWorker/keptTitles';

type KeptPage = { title: string; link: { href: string } };

/** The pages of a language that can be read without a network, the last read first; at first none. */
export function useKeptPages(lang: Language): KeptPage[] {
  const [pages, setPages] = useState<KeptPage[]>([]);
  const site = useIntl().formatMessage({ id: 'sitename' });

  useEffect(() => {
    let isOver = false;
    void keptTitles((path) => languageOfPath(path) === lang).then((kept) => {
      if (isOver) return;
      const ending = ` – ${site}`;
      setPages(
        kept.map(({ title, path }) => ({
          title: title.endsWith(ending) ? title.slice(0, -ending.length) : title,
          link: { href: path },
        })),
      );
    });
    return () => {
      isOver = true;
    };
  }, [lang, site]);

  return pages;
}
