import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Embed, Player } from '../content/values/embed';
import { languageOfTag } from '../i18n/languages';
import { renderPost } from './renderPost';
import { toPlayerUrl } from './toPlayerUrl';

// The hidden invitation keeps its space, so that a video appears without a layout shift.
const Invitation = styled.div<{ $keepsSpace: boolean }>`
  display: ${({ $keepsSpace }) => ($keepsSpace ? 'contents' : 'none')};
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
  invitation: ReactNode;
};

/** Takes the focus, because the clicked button disappears. */
export function EmbedPlayer({ url, title, player, invitation }: Props) {
  const { locale } = useIntl();
  const [status, setStatus] = useState<'loading' | 'failed' | 'shown'>('loading');
  const stage = useRef<HTMLDivElement>(null);
  const statusId = useId();
  const { provider } = player;
  const isVideo = provider === 'YouTube' || provider === 'Vimeo';
  const video = isVideo ? toPlayerUrl(provider, url) : undefined;

  useEffect(() => stage.current?.focus({ preventScroll: true }), []);

  useEffect(() => {
    // Without a player for the URL, the browser opens the URL, as it does without JavaScript.
    if (isVideo && !video) window.location.assign(url);
  }, [isVideo, video, url]);

  useEffect(() => {
    if (isVideo || !stage.current) return;
    renderPost(stage.current, { provider, url, lang: languageOfTag(locale) }).then(
      () => setStatus('shown'),
      () => setStatus('failed'),
    );
  }, [isVideo, provider, url, locale]);

  return (
    <>
      <Invitation $keepsSpace={isVideo}>{invitation}</Invitation>
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
            // The reader has clicked, so the iframe loads even if it is scrolled out of view.
            loading="eager"
            // YouTube refuses to play without a referrer.
            referrerPolicy="strict-origin-when-cross-origin"
            onLoad={() => setStatus('shown')}
          />
        )}
      </Stage>
    </>
  );
}
