import type { Recording as Content } from '../content/types/recording';
import type { Language } from '../i18n/languages';
import { Embed } from './Embed';
import { hydrateOnInteraction } from './hydrateOnInteraction';
import { Link } from './Link';

/** The props must not change before hydration. Otherwise React discards the HTML. */
const FilmAndSound = hydrateOnInteraction(
  async () => (await import(/* webpackChunkName: "further-pages" */ './FilmAndSound')).FilmAndSound,
);

type Props = { recording: Content; lang: Language };

export function Recording({ recording, lang }: Props) {
  const { url, title, player, media, transcript } = recording;
  return (
    <div id="recording">
      {player && <Embed url={url} title={title} player={player} />}
      {!player && !media && <Link to={{ href: url }}>{title}</Link>}
      {(media || transcript) && <FilmAndSound recording={recording} lang={lang} />}
    </div>
  );
}
