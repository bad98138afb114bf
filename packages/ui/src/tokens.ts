/** Widths at which the layout changes, px; style sheets say `@media (--from-m)` and `@media (--below-m)`. */
export const breakpoints = { xxs: 320, xs: 374, s: 768, m: 1024, l: 1280, xl: 1440 } as const

/** The given colours; the rest of the palette is `styles/tokens.css`. */
export const colors = { primary: '#ff732b', accent: '#1a96f6' } as const
