import { paint } from './paint.ts'
import {
  beakOpen,
  beakShut,
  belly,
  blush,
  brows,
  eyes,
  eyesAsleep,
  eyesSmiling,
  face,
  feet,
  leftWing,
  neckerchief,
  rightWing,
  shadow,
  spark,
  stroke,
  torso,
} from './parts.ts'

const { accent, ink, cream, beak } = { accent: paint.iris, ...paint }

const owl = (look: string, { behind = '', wings = leftWing() + rightWing(), before = '' } = {}): string =>
  shadow + behind + feet + torso + belly + face + look + neckerchief + wings + before

const bulb = `<g transform="translate(186 24)"><circle r="22" fill="#ffe7a6"/><path fill="${beak}" d="M0-15a15 15 0 0 1 8 27v3h-16v-3a15 15 0 0 1 8-27z"/><path fill="${ink}" d="M-7 17h14v3q0 5-7 5t-7-5z"/>${stroke('M0 10v-8l-4-4M0 2l4-4', '#fff', 2.5)}</g>`

/** The reader faces us, so we see the covers. */
const book = `<g transform="translate(100 154)"><path fill="#fff" d="M-44-25q24-5 44 7q20-12 44-7v36h-88z"/><path fill="${paint.scarf}" d="M-48-20q26-4 48 8v38q-22-12-48-8z"/><path fill="${paint.scarfShade}" d="M48-20q-26-4-48 8v38q22-12 48-8z"/>${spark(24, 3, 11)}${stroke('M-37-3q14-1 26 4M-37 7q10-1 17 2', '#8fcaff', 3.5)}</g>`

const map = `<g transform="translate(100 152) rotate(-3)"><path fill="#fffaf0" d="M-46-20l30 7v38l-30-7z"/><path fill="#f3e3c3" d="M-16-13l32-8v38l-32 8z"/><path fill="#fffaf0" d="M16-21l30 7v38l-30-7z"/>${stroke('M-38 6q8-10 15-3t15-4t13-6', paint.scarfShade, 3.5)}${stroke('M24-7l10 10m0-10l-10 10', '#be263b', 4)}</g>`

const glasses = `<g fill="#fff" fill-opacity=".12" stroke="${ink}" stroke-width="4.500"><circle cx="71" cy="83" r="28"/><circle cx="129" cy="83" r="28"/><path fill="none" d="M97 79q3-3 6 0"/></g>`

const cap = `<g transform="translate(100 40)"><path fill="${paint.scarf}" d="M-40 4c2-34 28-46 50-42c26 5 46 26 52 56c-14-12-24-14-34-10c-20-8-46-10-68-4z"/><path fill="${cream}" d="M-46 8q-2-10 8-12q38-8 72 4q8 4 4 11q-3 6-10 3q-32-10-64-1q-8 2-10-5z"/><circle cx="62" cy="20" r="9" fill="${cream}"/></g>`

/** Every pose in its own strokes: the look lies on the face, props lie before the body. */
export const poses = {
  hello: owl(eyes() + blush + beakOpen, {
    wings: leftWing() + rightWing(140),
    behind: stroke('M201 30q8 9 8 20M186 14q5-2 9-1', '#ffb98c', 4.5),
  }),
  think: owl(eyes(6, -8) + beakShut, {
    wings: leftWing(),
    before: rightWing(-122, { x: 158, y: 144, size: 0.85 }) + bulb,
  }),
  happy: owl(eyesSmiling + blush + beakOpen, {
    wings: leftWing(136) + rightWing(136),
    behind:
      spark(14, 14, 11) +
      spark(190, 20, 14) +
      spark(100, 10, 8, accent) +
      spark(4, 128, 7, accent) +
      spark(198, 128, 8, '#7cc79b'),
  }),
  sleep: owl(eyesAsleep + blush + beakShut, {
    before: cap + stroke('M180 48h13l-13 15h13', accent, 5) + stroke('M196 20h10l-10 11h10', '#8fcaff', 4),
  }),
  lost: owl(eyes(0, 2, 13, 17) + brows(18) + beakShut, {
    wings: '',
    before: `${map}${leftWing(-14)}${rightWing(-14)}<g transform="translate(190 26)">${stroke('M-9-8q1-11 10-11t10 9q0 6-6 9t-5 9', accent, 6)}<circle cy="19" r="4" fill="${accent}"/></g>`,
  }),
  look: owl(eyes(7, 4) + beakShut),
  /** Its eyes go where the style sheet moves them. */
  watch: owl(`<g data-eyes>${eyes()}</g>` + beakShut),
  kind: owl(eyes(0, 3) + blush + brows(10, 2) + beakShut, { wings: leftWing(18) + rightWing(58) }),
  sorry: owl(eyes(5, 5, 16) + brows(18) + beakShut),
  reading: owl(eyes(0, 8, 16) + beakShut + glasses, {
    wings: '',
    before: book + leftWing(-16) + rightWing(-16),
  }),
} as const
