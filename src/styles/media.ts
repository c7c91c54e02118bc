// Breakpoints of the specification (point 9): mobile is under 720 px, desktop starts at 1080 px.
export const media = {
  tablet: '@media (min-width: 720px)',
  desktop: '@media (min-width: 1080px)',
} as const;
