import { FormattedMessage } from 'react-intl';

type Props = {
  /** An editor may not have written one yet. */
  hasNavigation: boolean;
};

/** The first stops of the Tab key: past the top bar to the page, to the navigation, to the search. */
export function SkipLinks({ hasNavigation }: Props) {
  return (
    <ul className="skip-links" data-screen>
      <li>
        <a href="#content">
          <FormattedMessage id="skip" />
        </a>
      </li>
      {hasNavigation && (
        <li>
          <a href="#navigation">
            <FormattedMessage id="skip.navigation" />
          </a>
        </li>
      )}
      <li>
        <a href="#search">
          <FormattedMessage id="skip.search" />
        </a>
      </li>
    </ul>
  );
}
