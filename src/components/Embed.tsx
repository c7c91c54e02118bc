import { useState } from 'react';
import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { Embed as Content, Player } from '../content/values/embed';
import { ButtonLink } from './Button';
import type { EmbedPlayer } from './EmbedPlayer';
import { Link } from './Link';

/* A video has its final shape from the start, and is never taller than the window. */
const Box = styled.div<{ $ratio?: number }>`
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
  aspect-ratio: ${({ $ratio }) => $ratio};
  max-width: ${({ $ratio }) => $ratio && `${$ratio * 85}vh`};

  + figcaption {
    margin-top: 0.5rem;
    font-size: var(--text-small);
  }
`;

type Props = Content & { player: Player };

/** Contacts the other site only after a click. Without JavaScript the button is a plain link. */
export function Embed({ url, title, player }: Props) {
  const [Loaded, setLoaded] = useState<typeof EmbedPlayer>();
  const load = (event: MouseEvent) => {
    // With these keys, the browser opens the link in a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { currentTarget: link } = event;
    import('./EmbedPlayer').then(
      (module) => setLoaded(() => module.EmbedPlayer),
      () => link.isConnected && window.location.assign(url),
    );
  };
  const invitation = (
    <>
      <ButtonLink href={url} onClick={load}>
        <FormattedMessage id="embed.show" values={player} />
      </ButtonLink>
      <p>
        <FormattedMessage id="embed.cookies" values={player} />
      </p>
    </>
  );
  return (
    <figure>
      <Box data-screen $ratio={player.ratio}>
        {Loaded ? (
          <Loaded url={url} title={title} player={player} invitation={invitation} />
        ) : (
          invitation
        )}
      </Box>
      <figcaption>
        <Link to={{ href: url }}>{title}</Link>
      </figcaption>
    </figure>
  );
}
