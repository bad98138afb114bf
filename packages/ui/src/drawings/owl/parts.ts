import { paint } from './paint.ts'

/*
 * The owl on a field of 200 × 200 with air around it (`field`), feet at y = 190. Plain strings of SVG: rendering one costs nothing on the server.
 */

const { body, shade, dark, light, cream, fluff, beak, ink, iris, irisDark, scarf, scarfShade } = paint

export const shadow = `<ellipse cx="100" cy="187" rx="52" ry="6" fill="${ink}" opacity=".1"/>`

export const feet = [71, 111]
  .map(
    (x) =>
      `<path transform="translate(${x} 176)" fill="${beak}" d="M4 0h10l5 9q1 6-4 6q-4 0-5-4q0 5-4 5t-4-5q-1 4-5 4q-5 0-4-6z"/>`,
  )
  .join('')

/** Body and head are one pear with two tufts. */
export const torso = `<path fill="${body}" d="M45 20c9 9 22 16 36 17q19-4 38 0c14-1 27-8 36-17c7 14 8 28 8 42c7 22 10 46 8 66c-3 34-32 56-71 56s-68-22-71-56c-2-20 1-44 8-66c0-14 1-28 8-42z"/>
<path fill="${shade}" d="M45 20c9 9 20 15 32 17c-11 3-19 8-25 15c-7-9-10-20-7-32zM155 20c-9 9-20 15-32 17c11 3 19 8 25 15c7-9 10-20 7-32z"/>`

export const belly = `<path fill="${cream}" d="M100 112c30 0 46 20 44 40c-2 17-20 27-44 27s-42-10-44-27c-2-20 14-40 44-40z"/>
<path fill="none" stroke="${fluff}" stroke-width="4.5" stroke-linecap="round" d="M77 143q6 7 12 0M111 143q6 7 12 0M94 157q6 7 12 0"/>`

export const face = `<path fill="${light}" d="M100 46c18-12 62-2 62 34c0 24-20 38-38 38c-10 0-18-4-24-10c-6 6-14 10-24 10c-18 0-38-14-38-38c0-36 44-46 62-34z"/>
<circle cx="71" cy="81" r="31" fill="${cream}"/><circle cx="129" cy="81" r="31" fill="${cream}"/>`

export const beakShut = `<path fill="${beak}" d="M100 88c8 0 12 5 11 11c-1 7-6 12-11 16c-5-4-10-9-11-16c-1-6 3-11 11-11z"/>`
export const beakOpen = `<path fill="${dark}" d="M91 100h18c0 12-4 20-9 20s-9-8-9-20z"/><path fill="${beak}" d="M100 86c8 0 12 5 12 10c0 5-6 8-12 11c-6-3-12-6-12-11c0-5 4-10 12-10z"/><path fill="#ff9aa5" d="M95 113q5-4 10 0q-2 7-5 7t-5-7z"/>`

const eye = (x: number, dx: number, dy: number, r: number): string =>
  `<circle cx="${x + dx}" cy="${81 + dy}" r="${r}" fill="${iris}"/><circle cx="${x + dx}" cy="${81 + dy}" r="${r}" fill="none" stroke="${irisDark}" stroke-width="2"/><circle cx="${x + dx}" cy="${81 + dy}" r="${r * 0.66}" fill="${ink}"/><circle cx="${x + dx - r * 0.3}" cy="${81 + dy - r * 0.36}" r="${r * 0.3}" fill="#fff"/><circle cx="${x + dx + r * 0.34}" cy="${81 + dy + r * 0.3}" r="${r * 0.14}" fill="#fff"/>`

/** Both eyes look the same way: `dx`, `dy` in units of the field, each up to 9. */
export const eyes = (dx = 0, dy = 0, r = 19, rightR = r): string =>
  eye(71, dx, dy, r) + eye(129, dx, dy, rightR)

const lash = (d: string): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="6" stroke-linecap="round"/>`
export const eyesSmiling = lash('M54 86q17-22 34 0M112 86q17-22 34 0')
export const eyesAsleep = lash('M55 82q16 15 32 0M113 82q16 15 32 0')
export const blush = `<ellipse cx="50" cy="104" rx="8" ry="5" fill="#ff8f7a" opacity=".7"/><ellipse cx="150" cy="104" rx="8" ry="5" fill="#ff8f7a" opacity=".7"/>`

/** Brows: `tilt` in degrees, positive lifts the inner ends: a worried owl. */
export const brows = (tilt: number, rise = 0): string =>
  [
    [71, -tilt],
    [129, tilt],
  ]
    .map(
      ([x, angle]) =>
        `<path d="M${x! - 12} ${52 - rise}q12-6 24 0" transform="rotate(${angle} ${x} ${52 - rise})" fill="none" stroke="${dark}" stroke-width="5.500" stroke-linecap="round"/>`,
    )
    .join('')

export const neckerchief = `<path fill="${scarfShade}" d="M110 130l22 24l-19 3l-12-24z"/><path fill="${scarf}" d="M35 101q65 36 130 0q6 8 5 17q-70 36-140 0q-1-9 5-17z"/><path fill="${scarf}" d="M105 130l6 32l-19-4l-3-24z"/><rect x="89" y="119" width="21" height="19" rx="8" fill="${scarfShade}"/>`

/** A wing that hangs from the origin: 20 wide, 66 long, three feathers at its end. */
const wing = `<path fill="${shade}" d="M1-4c13 4 20 20 18 37c-2 15-8 26-16 32c-4-1-5-5-4-9c-4 2-8 0-8-5c-4 0-7-4-6-9c-4-16 2-42 16-46z"/><path fill="none" stroke="${dark}" stroke-width="2.500" stroke-linecap="round" opacity=".6" d="M-8 47q4-3 6-8M-1 57q5-4 7-10"/>`

const placed = (x: number, y: number, angle: number, isRight: boolean, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${isRight ? -size : size} ${size}) rotate(${angle})">${wing}</g>`

/** A wing hangs down at 0°, 130° lifts it above the head, a negative angle moves it in front of the body. */
export const leftWing = (lift = 0, { x = 37, y = 106, size = 1 } = {}): string =>
  placed(x, y, 6 + lift, false, size)
export const rightWing = (lift = 0, { x = 163, y = 106, size = 1 } = {}): string =>
  placed(x, y, 6 + lift, true, size)

export const spark = (x: number, y: number, r: number, fill: string = beak): string =>
  `<path transform="translate(${x} ${y}) scale(${r / 10})" fill="${fill}" d="M0-10q1.500 8.500 10 10q-8.500 1.500-10 10q-1.500-8.500-10-10q8.500-1.500 10-10z"/>`

export const stroke = (d: string, colour: string, width = 5): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
