import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { languageFacts, type Language } from '../i18n/languages';
import type { MessageId } from '../i18n/messages/is';
import { Provider } from '../i18n/Provider';

type Props = {
  lang: Language;
  /** The page's own title, or the message that holds it; without either the site's name stands alone. */
  title?: string;
  titleId?: MessageId;
  description?: string;
  children?: ReactNode;
};

/** What a page says of itself in `<head>`: the body of every template's `Head`. */
export function PageHead({ lang, ...rest }: Props) {
  return (
    <Provider lang={lang}>
      <Tags lang={lang} {...rest} />
    </Provider>
  );
}

function Tags({ lang, title, titleId, description, children }: Props) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: 'sitename' });
  const own = title ?? (titleId && intl.formatMessage({ id: titleId }));
  return (
    <>
      <html lang={languageFacts[lang].tag} />
      <title>{own ? `${own} – ${name}` : name}</title>
      <meta
        name="description"
        content={description ?? intl.formatMessage({ id: 'site.description' })}
      />
      {children}
    </>
  );
}
