import { useMemo } from 'react';
import { toNavigation } from '../content/types/navigation';
import type { Navigation } from '../content/types/navigation';
import type { Language } from '../i18n/languages';
import { useSite } from '../state/useSite';

/** Returns `undefined` without a homepage document. */
export function useNavigation(lang: Language | undefined): Navigation | undefined {
  const { prismic } = useSite();
  return useMemo(() => {
    const homepages = prismic.allHomepages.edges ?? [];
    return toNavigation(homepages.find((edge) => edge?.node._meta.lang === lang)?.node);
  }, [prismic, lang]);
}
