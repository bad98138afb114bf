/** An avatar that a person has put together: a small recipe, drawn the same everywhere. */
export interface Portrait {
  figure: keyof typeof figures
  face: keyof typeof faces
  top: keyof typeof tops
  /** Of `furs`. */
  colour: number
  /** Of `backs`. */
  back: number
}

interface Fur {
  main: string
  shade: string
  light: string
}

const ink = '#1f2430'
const dark = '#43302b'
const rose = '#ff8f7a'

const furs: readonly Fur[] = [
  { main: '#ffd3ae', shade: '#f0b184', light: '#ffeadb' },
  { main: '#d9a06b', shade: '#bd8350', light: '#f3d5b2' },
  { main: '#98643f', shade: '#7a4d2e', light: '#d4a884' },
  { main: '#f28b3f', shade: '#d56d20', light: '#ffe4c9' },
  { main: '#a9b2c1', shade: '#8791a4', light: '#eceff5' },
  { main: '#f7ecd6', shade: '#dcc8a4', light: '#ffffff' },
  { main: '#74bcf5', shade: '#4a98d8', light: '#dcefff' },
  { main: '#b9a0f0', shade: '#957ad8', light: '#ece4ff' },
]

/** Angles of `oklch()`: the ground, and what is worn on it. */
const backs = [25, 65, 95, 150, 195, 240, 290, 340]

const eye = (x: number, r = 2.6): string =>
  `<circle cx="${x}" cy="32" r="${r}" fill="${ink}"/><circle cx="${x + r * 0.35}" cy="${32 - r * 0.35}" r="${r * 0.34}" fill="#fff"/>`
const line = (d: string, colour = ink, width = 2): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const both = (draw: (x: number, side: 1 | -1) => string, apart: number): string =>
  draw(32 - apart, -1) + draw(32 + apart, 1)
const round = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`
const smile = line('M27 41.500q5 4 10 0')
const blush = both((x) => round(x, 39, 3.2, 2, `${rose}88`), 13)

const faces = {
  smile: eye(25) + eye(39) + smile + blush,
  grin:
    eye(25) +
    eye(39) +
    `<path d="M25.500 40.500h13q-.5 7.500-6.500 7.500t-6.500-7.500z" fill="#7d2a2a"/><path d="M27 40.500h10v2.200h-10z" fill="#fff"/>`,
  wink: eye(25) + line('M36 32.500q3-3 6 0') + line('M27 41.500q6 4.500 10-1') + blush,
  glasses:
    eye(25, 2.2) +
    eye(39, 2.2) +
    `<g fill="#ffffff44" stroke="${ink}" stroke-width="1.800"><circle cx="25" cy="32" r="5.800"/><circle cx="39" cy="32" r="5.800"/><path fill="none" d="M30.800 31.500h2.400"/></g>` +
    smile,
  wow: both((x) => round(x, 31.5, 4, 4.4, '#fff') + eye(x, 2.4), 7) + round(32, 44, 3, 3.6, '#7d2a2a'),
  calm: line('M22 32q3 3 6 0') + line('M36 32q3 3 6 0') + smile + blush,
}

const ear = (fur: Fur, d: string, inner: string): string =>
  [1, -1]
    .map(
      (side) =>
        `<g transform="translate(32 0) scale(${side} 1)"><path d="${d}" fill="${fur.main}"/><path d="${inner}" fill="${fur.shade}"/></g>`,
    )
    .join('')
const nose = (colour: string): string =>
  `<path d="M29.800 36.500h4.400q.6 0 .2.700l-1.700 2q-.7.700-1.400 0l-1.700-2q-.4-.7.200-.7z" fill="${colour}"/>`

const figures = {
  child: (fur: Fur) =>
    both((x) => round(x, 33, 4, 4.5, fur.shade), 17) +
    `<path d="M15 29a17 17 0 0 1 34 0c0 13-8 21-17 21s-17-8-17-21z" fill="${fur.main}"/>` +
    line('M31 37q1.500 1.200 2.800 0', fur.shade),
  cat: (fur: Fur) =>
    ear(fur, 'M4 16L17 6q2-1 2 1.500l-1 21z', 'M9 17l6.500-5q1-.5 1 .6l-.5 9z') +
    round(32, 33, 19, 16.5, fur.main) +
    round(32, 41, 8, 6, fur.light) +
    nose(rose) +
    both((x, side) => line(`M${x} 38l${side * 9} -1.500M${x} 41l${side * 9} 1.500`, fur.shade, 1.2), 12),
  fox: (fur: Fur) =>
    ear(fur, 'M3 18L19 3q2-1 2.200 1.500L20 31z', 'M10 16l8-8q1-.7 1 .6l-1 12z') +
    `<path d="M11 29c3-8 12-12 21-12s18 4 21 12c2 10-10 21-21 21S9 39 11 29z" fill="${fur.main}"/>` +
    `<path d="M10.600 32c8 0 16 4 21.400 8.500C37.400 36 45.400 32 53.400 32C53 42 42 50 32 50S11 42 10.600 32z" fill="${fur.light}"/>` +
    nose(ink),
  bear: (fur: Fur) =>
    both((x) => round(x, 18, 7.5, 7.5, fur.main) + round(x, 18, 4.2, 4.2, fur.shade), 15) +
    round(32, 33, 19, 17, fur.main) +
    round(32, 41, 9.5, 7.5, fur.light) +
    nose(ink),
  rabbit: (fur: Fur) =>
    ear(fur, 'M3 20C3 10 5-1 11-1s7 11 3 22z', 'M6.500 18c0-7 1.500-14 4.500-14s3 8 .5 15z') +
    round(32, 34, 17.5, 16, fur.main) +
    round(32, 41.5, 8, 6, fur.light) +
    nose(rose),
  owl: (fur: Fur) =>
    `<path d="M12 12c6 5 12 6 20 6s14-1 20-6c2 7 1 12-1 16c2 13-7 22-19 22s-21-9-19-22c-2-4-3-9-1-16z" fill="${fur.main}"/>` +
    both((x) => round(x, 32, 9.5, 9.5, fur.light), 7.5) +
    `<path d="M32 34c2.500 0 3.200 1.500 2.800 3c-.4 1.500-1.600 2.600-2.800 3.500c-1.200-.9-2.400-2-2.800-3.500c-.4-1.500.3-3 2.800-3z" fill="#f6b93b"/>`,
}

const tops = {
  none: '',
  fringe: `<path d="M14.500 28C14 15 22 10 32 10s18 5 17.500 18c-4-1-8-4.500-9.500-8.500c-5 5-14 8-25.500 8.500z" fill="${dark}"/>`,
  curls: [
    [17, 23, 6],
    [23, 16, 6.5],
    [32, 13.5, 7],
    [41, 16, 6.5],
    [47, 23, 6],
  ]
    .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${dark}"/>`)
    .join(''),
  braids:
    both(
      (x, side) =>
        round(x + side, 42, 4.5, 9, dark) + `<circle cx="${x + side}" cy="50" r="2.600" fill="#f2545b"/>`,
      19,
    ) +
    `<path d="M14.500 29C14 16 22 11 32 11s18 5 17.500 18C43 27 36 22 32 15.500C28 22 21 27 14.500 29z" fill="${dark}"/>`,
  cap: `<path d="M15 24c0-10 7-15 17-15s17 5 17 15z" fill="#e8483f"/><path d="M28 20.500h22q6 1 7 5q-12-1.500-29 0z" fill="#b8302a"/><circle cx="32" cy="9.500" r="2" fill="#b8302a"/>`,
  crown: `<path d="M18 22l-2-14l8.500 6L32 5l7.500 9L48 8l-2 14q-14-3.500-28 0z" fill="#f6b93b"/><circle cx="32" cy="16" r="2.200" fill="#e8483f"/><circle cx="23.500" cy="17.500" r="1.500" fill="#4a98d8"/><circle cx="40.500" cy="17.500" r="1.500" fill="#4a98d8"/>`,
}

export const portraitField = '0 0 64 64'

/** The inside of an `<svg>`. */
export function drawPortrait({ figure, face, top, colour, back }: Portrait): string {
  const hue = backs[back % backs.length]!
  return (
    `<path d="M0 0h64v64H0z" fill="oklch(90% .075 ${hue})"/>` +
    `<path d="M10 66c0-12 10-18 22-18s22 6 22 18z" fill="oklch(60% .14 ${hue})"/>` +
    figures[figure](furs[colour % furs.length]!) +
    tops[top] +
    faces[face]
  )
}
