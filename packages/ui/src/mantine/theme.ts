import { createTheme, type MantineColorsTuple } from '@mantine/core'
import { breakpoints, colors } from '../tokens.ts'

const orange: MantineColorsTuple = [
  '#fff0e6',
  '#ffe0cd',
  '#ffc19c',
  '#ffa06a',
  '#ff8848',
  colors.primary,
  '#f5641a',
  '#d9520b',
  '#ad4106',
  '#8a3405',
]

const blue: MantineColorsTuple = [
  '#e7f3fe',
  '#cfe7fd',
  '#9ccdfb',
  '#66b3f9',
  '#3ea1f7',
  colors.accent,
  '#0f7fd8',
  '#0a62ae',
  '#08508d',
  '#063f70',
]

const em = (pixels: number): string => `${pixels / 16}em`

/** The look of the school in Mantine's words; the values are those of `tokens.css`. */
export const theme = createTheme({
  colors: { orange, blue },
  primaryColor: 'orange',
  primaryShade: 5,
  // White does not read on the primary colour: the ink is chosen by luminance.
  autoContrast: true,
  black: '#1f2430',
  white: '#fff',
  breakpoints: {
    ...Object.fromEntries(Object.entries(breakpoints).map(([name, width]) => [name, em(width)])),
    // Mantine's own names, for its own components.
    sm: em(breakpoints.s),
    md: em(breakpoints.m),
    lg: em(breakpoints.l),
  },
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-display)', fontWeight: '600' },
  fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1.0625rem', lg: '1.125rem', xl: '1.25rem' },
  lineHeights: { md: '1.55' },
  radius: { xs: '6px', sm: '8px', md: '12px', lg: '16px', xl: '20px' },
  defaultRadius: 'md',
  focusClassName: '',
  respectReducedMotion: true,
})
