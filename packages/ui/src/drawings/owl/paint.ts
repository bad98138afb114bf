/** The owl's colours: of the mascot and of the school's sign. */
export const paint = {
  body: '#f57a36',
  shade: '#e0611f',
  dark: '#b9460f',
  light: '#ff9a5e',
  cream: '#fff1e0',
  fluff: '#fbd9b5',
  beak: '#f6b93b',
  ink: '#1f2430',
  iris: '#1a96f6',
  irisDark: '#0f6fc0',
  scarf: '#1a96f6',
  scarfShade: '#0f78cd',
} as const
