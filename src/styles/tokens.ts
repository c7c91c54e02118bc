import { css } from 'styled-components';

// Colours are named by their role. Every text role reaches WCAG AA on the surfaces it stands on.
export const tokens = css`
  :root {
    color-scheme: light dark;
    --paper: #f8f5ef;
    --ink: #18141f;
    --muted: #5c5468;
    --line: #cfc8c0;
    --quiet: #ece5f6;
    --accent: #410099;
    --field: #410099;
    --on-field: #f8f5ef;
    --on-field-muted: #d9c9f5;
    --on-field-line: #7a4fc0;

    --font: 'Helvetica Neue', Helvetica, Arial, sans-serif;
    --mono: ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace;
    --text-small: 0.8125rem;
    --text: 1.0625rem;
    --text-lead: clamp(1.25rem, 1.05rem + 0.9vw, 1.625rem);
    --heading-3: clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem);
    --heading-2: clamp(1.5rem, 1.25rem + 1.1vw, 2.125rem);
    --heading-1: clamp(2.25rem, 1.35rem + 4.1vw, 4.75rem);
    --heading-0: clamp(2.75rem, 1rem + 8vw, 8rem);

    --baseline: 1rem;
    --gutter: 1rem;
    --edge: clamp(1rem, 4vw, 4rem);
  }

  @media (prefers-color-scheme: dark) {
    :root {
      --paper: #15101d;
      --ink: #f4efe7;
      --muted: #b7adc6;
      --line: #3d3449;
      --quiet: #251b36;
      --accent: #c9b0ff;
    }
  }

  @media (min-width: 1080px) {
    :root {
      --gutter: 1.5rem;
    }
  }
`;
