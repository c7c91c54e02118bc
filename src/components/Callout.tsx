import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { Link as LinkTarget } from '../content/values/link';
import type { RichText as Blocks } from '../content/values/richText';
import { columnsFrom, fullRows, pageGrid } from '../styles/grid';
import { onField } from '../styles/onField';
import { type } from '../styles/type';
import { Link } from './Link';
import { RichText } from './RichText';

const Frame = styled.section`
  ${pageGrid}
  row-gap: calc(2 * var(--baseline));
  padding-block: calc(3 * var(--baseline)) calc(4 * var(--baseline));
  ${onField}
  ${fullRows}
`;

const Heading = styled.h2`
  ${type.heading1}
  ${columnsFrom('desktop', '1 / span 9')}
`;

const Body = styled.div`
  display: grid;
  gap: calc(1.5 * var(--baseline));
  ${columnsFrom('desktop', '4 / span 7')}
`;

const More = styled.p`
  ${type.heading3}
`;

type Props = { heading?: string; text?: Blocks; link?: LinkTarget; linkText?: string };

export function Callout({ heading, text, link, linkText }: Props) {
  return (
    <Frame>
      {heading && <Heading>{heading}</Heading>}
      {(text || link) && (
        <Body>
          <RichText blocks={text} variant="lead" />
          {link && (
            <More>
              <Link to={link}>{linkText ?? <FormattedMessage id="readmore" />}</Link>
            </More>
          )}
        </Body>
      )}
    </Frame>
  );
}
