import { paint } from './paint.ts'
import { spark, stroke } from './parts.ts'

const { beak, body, ink, scarf, scarfShade, shade } = paint

const at = (x: number, y: number, content: string, angle = 0): string =>
  `<g transform="translate(${x} ${y})${angle ? ` rotate(${angle})` : ''}">${content}</g>`

/** Things next to the owl that show what the empty place is about. */
export const props = {
  search: at(
    166,
    150,
    `<circle r="23" fill="#e7f3fe" stroke="${ink}" stroke-width="7"/>${stroke('M17 17l20 20', ink, 10)}${stroke('M-11-3a12 12 0 0 1 9-8', '#fff', 5)}`,
  ),
  calendar: at(
    170,
    156,
    `<rect x="-30" y="-30" width="60" height="62" rx="9" fill="#fff"/><path fill="${body}" d="M-30-14v-7q0-9 9-9h42q9 0 9 9v7z"/><rect x="-30" y="-30" width="60" height="62" rx="9" fill="none" stroke="${ink}" stroke-width="5"/>${stroke('M-15-37v12M15-37v12', ink, 6)}${stroke('M-13 8l9 9l17-18', '#177245', 6)}`,
    5,
  ),
  trophy: at(
    170,
    152,
    `${stroke('M-20-24h-13q0 24 17 26M20-24h13q0 24-17 26', '#e09a14', 6)}<path fill="${beak}" d="M-22-32h44v22q0 24-16 30v9h8q6 0 6 7h-40q0-7 6-7h8v-9q-16-6-16-30z"/>${spark(0, -10, 12, '#fff')}`,
  ),
  letter: at(
    168,
    158,
    `<rect x="-34" y="-24" width="68" height="48" rx="8" fill="#fff" stroke="${ink}" stroke-width="5"/>${stroke('M-28-16l28 22l28-22', ink, 5)}<circle cx="30" cy="-24" r="11" fill="${scarf}"/>`,
    -6,
  ),
  lock: at(
    170,
    158,
    `${stroke('M-16-14v-10a16 16 0 0 1 32 0v10', ink, 7)}<rect x="-27" y="-16" width="54" height="44" rx="10" fill="${beak}"/><circle cy="3" r="6" fill="${ink}"/>${stroke('M0 4v10', ink, 6)}`,
  ),
  box: at(
    168,
    158,
    `<path fill="#c98a4b" d="M-32-6h64v32q0 6-6 6h-52q-6 0-6-6z"/><path fill="#8a5a2b" d="M-32-6l12-12h40l12 12z"/><path fill="#e0a566" d="M-32-6l-12 14h22l12-14zM32-6l12 14h-22l-12-14z"/>`,
  ),
  plug: at(
    172,
    156,
    `${stroke('M-46 32h18q14 0 14-14v-4', ink, 5)}<path fill="${scarfShade}" d="M-27-8h26v8a13 13 0 0 1-26 0z"/>${stroke('M-20-9v-11M-8-9v-11', ink, 5)}${stroke('M10-28l5-10M20-20l11-5M18-6l10 5', shade, 5)}`,
  ),
} as const
