import styled from 'styled-components';
import type { Media, Recording } from '../content/types/recording';
import type { Image } from '../content/values/image';
import { languageSettings } from '../i18n/languages';
import type { Language } from '../i18n/languages';
import { formatNumber } from '../i18n/numbers';
import { recordingTexts } from '../i18n/recordingTexts';
import { Embed } from './Embed';
import { Link } from './Link';
import { RichText } from './RichText';

const DEFAULT_RATIO = 16 / 9;

/* A film has its final shape from the start, and is never taller than the window. */
const Film = styled.video<{ $ratio: number }>`
  display: block;
  width: 100%;
  max-width: ${({ $ratio }) => `${$ratio * 85}vh`};
  aspect-ratio: ${({ $ratio }) => $ratio};
  background: var(--quiet);
`;

const Sound = styled.audio`
  display: block;
  width: 100%;
`;

const Caption = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.25rem 1.5rem;
  margin-top: 0.25rem;
  font-size: var(--text-small);

  /* The link is 24 px high (WCAG 2.5.8), because the controls and the transcript are close to it. */
  > * {
    padding-block: 0.25rem;
  }
`;

const Credit = styled.span`
  color: var(--muted);
`;

const Transcript = styled.details`
  /* The focus ring of the summary must not cross the text above. */
  margin-top: 0.5rem;

  > summary {
    display: inline-block;
    padding-block: 0.5rem;
    font-size: var(--text-small);
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;

    &::after {
      content: '+';
      content: '+' / '';
      display: inline-block;
      width: 1em;
      text-align: end;
    }
  }

  &[open] > summary::after {
    content: '−';
    content: '−' / '';
  }

  > div {
    padding: var(--baseline);
    background: var(--quiet);
  }

  > div > :is(h2, h3) {
    margin-top: calc(1.5 * var(--baseline));
    font-size: var(--heading-3);
  }

  @media print {
    &::details-content {
      content-visibility: visible;
    }
  }
`;

export function FilmAndSound({ recording, lang }: { recording: Recording; lang: Language }) {
  const { url, title, player, media, transcript } = recording;
  const texts = recordingTexts[lang];
  return (
    <div>
      {player && <Embed url={url} title={title} player={player} />}
      {!player && !media && <Link to={{ href: url, opensNewTab: true }}>{title}</Link>}
      {media && (
        <figure>
          {media.kind === 'video' ? (
            <FilmPlayer url={url} title={title} media={media} lang={lang} />
          ) : (
            <Sound src={url} aria-label={title} controls preload="none" />
          )}
          <Caption>
            <span>{title}</span>
            {media.poster?.copyright && <Credit>{media.poster.copyright}</Credit>}
            <a href={url} download data-screen>
              {texts.download[media.kind]} ({describeFile(url, media, lang)})
            </a>
          </Caption>
        </figure>
      )}
      {transcript && (
        <Transcript>
          <summary>{texts.transcript}</summary>
          <RichText blocks={transcript} variant="plain" />
        </Transcript>
      )}
    </div>
  );
}

type FilmProps = { url: string; title: string; media: Media; lang: Language };

function FilmPlayer({ url, title, media: { poster, captions }, lang }: FilmProps) {
  const { name, tag } = languageSettings[lang];
  return (
    <Film
      $ratio={poster ? poster.width / poster.height : DEFAULT_RATIO}
      src={url}
      poster={poster && toPoster(poster)}
      aria-label={title}
      // Without this attribute, browsers load no captions from another origin.
      crossOrigin={captions && !captions.startsWith('/') ? 'anonymous' : undefined}
      controls
      playsInline
      preload="none"
    >
      {captions && <track kind="captions" src={captions} srcLang={tag} label={name} />}
    </Film>
  );
}

/** Covers a phone with 3 pixels per CSS pixel, and the column of an article. */
const POSTER_WIDTH_PX = 1200;

/** Returns an address in the format of `srcSet`, which has half the bytes of the fallback. */
function toPoster({ src, srcSet }: Image): string {
  const addresses = srcSet?.split(', ').map((candidate) => candidate.split(' ')) ?? [];
  const found = addresses.find(([, width = '']) => parseInt(width, 10) >= POSTER_WIDTH_PX);
  return found?.[0] ?? src;
}

const BYTES_PER_KB = 1000;

function describeFile(url: string, { size }: Media, lang: Language): string {
  const kind = /\.(\w+)(?:[?#]|$)/.exec(url)?.[1]?.toUpperCase();
  if (!size) return `${kind}`;
  const kilobytes = Math.ceil(size / BYTES_PER_KB);
  const written =
    kilobytes < BYTES_PER_KB
      ? `${kilobytes}\u00a0kB`
      : `${formatNumber(kilobytes / BYTES_PER_KB, lang, 1)}\u00a0MB`;
  return `${kind}, ${written}`;
}
