import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Embed, Player } from '../content/embed';
import { languageOfTag } from '../i18n/languageOfTag';
import { drawPost } from './drawPost';
import { videoAddress } from './videoAddress';

// Unseen, the words hold the room that they took: a video comes without moving anything.
const Invitation = styled.div<{ $holdsRoom: boolean }>`
  display: ${({ $holdsRoom }) => ($holdsRoom ? 'contents' : 'none')};
  visibility: hidden;
`;

const Status = styled.p<{ $isOver: boolean }>`
  position: ${({ $isOver }) => $isOver && 'absolute'};
  max-width: 100%;
  padding-inline: var(--baseline);
`;

const Stage = styled.div<{ $isOver: boolean }>`
  position: ${({ $isOver }) => $isOver && 'absolute'};
  inset: 0;
  width: 100%;
  text-align: start;

  iframe {
    max-width: 100%;
  }
`;

const Frame = styled.iframe`
  width: 100%;
  height: 100%;
  border: 0;
`;

type Props = Embed & {
  player: Player;
  /** The words that it takes the place of. */
  invitation: ReactNode;
};

/**
 * What `Embed` loads when the reader asks for it: a video in a frame of ours, a post by its network's
 * own script. Takes the focus from the invitation, which goes.
 */
export function EmbedPlayer({ url, title, player, invitation }: Props) {
  const { locale } = useIntl();
  const [status, setStatus] = useState<'loading' | 'failed' | 'shown'>('loading');
  const stage = useRef<HTMLDivElement>(null);
  const statusId = useId();
  const { provider } = player;
  const isVideo = provider === 'YouTube' || provider === 'Vimeo';
  const video = isVideo ? videoAddress(provider, url) : undefined;

  useEffect(() => stage.current?.focus({ preventScroll: true }), []);

  useEffect(() => {
    // A page of a video site that is no video: there it is, where the invitation's link leads.
    if (isVideo && !video) window.location.assign(url);
  }, [isVideo, video, url]);

  useEffect(() => {
    if (isVideo || !stage.current) return;
    let isGone = false;
    const say = (now: 'shown' | 'failed') => {
      if (!isGone) setStatus(now);
    };
    drawPost(stage.current, { provider, url, lang: languageOfTag(locale) }).then(
      () => say('shown'),
      () => say('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [isVideo, provider, url, locale]);

  return (
    <>
      <Invitation $holdsRoom={isVideo}>{invitation}</Invitation>
      <Status id={statusId} role="status" $isOver={isVideo}>
        {status !== 'shown' && <FormattedMessage id={`embed.${status}`} values={{ provider }} />}
      </Status>
      <Stage
        ref={stage}
        tabIndex={-1}
        role="group"
        aria-label={`${title} (${provider})`}
        aria-describedby={statusId}
        $isOver={isVideo}
      >
        {video && (
          <Frame
            src={video}
            title={title}
            allow="accelerometer; autoplay; clipboard-write; encrypted-media; gyroscope; picture-in-picture"
            allowFullScreen
            // The reader has asked for it, wherever the page has been scrolled to since.
            loading="eager"
            // YouTube plays nothing in a page that hides its address.
            referrerPolicy="strict-origin-when-cross-origin"
            onLoad={() => setStatus('shown')}
          />
        )}
      </Stage>
    </>
  );
}
