import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Language } from '../i18n/languages';
import { Provider } from '../i18n/Provider';

export function renderIn(lang: Language, children: ReactNode) {
  return render(<Provider lang={lang}>{children}</Provider>);
}
