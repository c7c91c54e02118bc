import { useState, type MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { Embed as Content, Player } from '../content/embed';
import { ButtonLink } from './Button';
import type { EmbedPlayer } from './EmbedPlayer';
import { Link } from './Link';

const Box = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: var(--baseline);
  padding: var(--baseline);
  font-size: var(--text-small);
  text-align: center;
  background: var(--quiet);

  + figcaption {
    margin-top: 0.5rem;
    font-size: var(--text-small);
  }
`;

type Props = Content & { player: Player };

/**
 * Content of another site, of which nothing is asked before the reader does. Without JavaScript the
 * invitation leads there; with it, `EmbedPlayer` is loaded and takes the place of these words.
 */
export function Embed({ url, title, player }: Props) {
  const [Shown, setShown] = useState<typeof EmbedPlayer>();
  const show = (event: MouseEvent) => {
    // A tab of its own is the reader's choice.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    import('./EmbedPlayer').then(
      (loaded) => setShown(() => loaded.EmbedPlayer),
      () => window.location.assign(url),
    );
  };
  const words = (
    <>
      <ButtonLink href={url} onClick={show}>
        <FormattedMessage id="embed.show" values={player} />
      </ButtonLink>
      <p>
        <FormattedMessage id="embed.cookies" values={player} />
      </p>
    </>
  );
  const { ratio } = player;
  return (
    <figure>
      {/* The box of a video has its shape from the start; an upright one is not higher than the window. */}
      <Box
        data-screen
        style={ratio ? { aspectRatio: ratio, maxWidth: `${ratio * 85}vh` } : undefined}
      >
        {Shown ? <Shown url={url} title={title} player={player} invitation={words} /> : words}
      </Box>
      <figcaption>
        <Link to={{ href: url }}>{title}</Link>
      </figcaption>
    </figure>
  );
}
