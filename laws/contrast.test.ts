import { describe, expect, test } from 'vitest'
import { readText, repositoryFiles } from './files.ts'

const tokens = readText('packages/ui/src/styles/tokens.css')

type Rgb = readonly [number, number, number]

const token = (name: string): string => {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(tokens)?.[1]
  if (!value) throw new Error(`no token --${name}`)
  return value
}

/** Linear light of `#rgb` and `#rrggbb`. */
function hex(colour: string): Rgb {
  const digits = colour.length === 4 ? colour.slice(1).replace(/./g, '$&$&') : colour.slice(1)
  return [0, 2, 4].map((at) => {
    const part = Number.parseInt(digits.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
}

/** Linear light of oklch(), clipped to sRGB: Björn Ottosson's matrices. */
function oklch(lightness: number, chroma: number, hue: number): Rgb {
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clip = (part: number) => Math.max(0, Math.min(1, part))
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

const luminance = ([r, g, b]: Rgb): number => 0.2126 * r + 0.7152 * g + 0.0722 * b

function contrast(one: Rgb, two: Rgb): number {
  const [light, dark] = [luminance(one), luminance(two)].toSorted((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const white = hex('#ffffff')

describe.each(['page', 'card', 'sunken'])('on --%s', (surface) => {
  test.each(['ink', 'ink-2', 'muted', 'orange-text', 'accent-ink', 'ok', 'warn', 'bad'])(
    '--%s reads',
    (ink) => {
      expect(contrast(hex(token(ink)), hex(token(surface)))).toBeGreaterThanOrEqual(4.5)
    },
  )

  test('borders of controls are visible', () => {
    expect(contrast(hex(token('line-strong')), hex(token(surface)))).toBeGreaterThanOrEqual(3)
  })
})

test.each([
  ['ok', 'ok-soft'],
  ['warn', 'warn-soft'],
  ['bad', 'bad-soft'],
  ['accent-ink', 'accent-soft'],
  ['card', 'accent-ink'],
  ['orange-text', 'primary-soft'],
  ['muted', 'primary-soft'],
  ['muted', 'bad-soft'],
  ['primary-ink', 'primary'],
  ['primary-ink', 'primary-hover'],
  ['primary-ink', 'primary-press'],
])('--%s reads on --%s', (ink, surface) => {
  expect(contrast(hex(token(ink)), hex(token(surface)))).toBeGreaterThanOrEqual(4.5)
})

test('no text is placed on --accent: it is for lines and marks, no text colour is readable on it', () => {
  const isWritten = (rule: string): boolean =>
    /[{;\s]background(-color)?: var\(--accent\);/.test(rule) && /[{;\s]color:/.test(rule)
  const sheets = repositoryFiles().filter((file) => file.endsWith('.css'))
  expect(sheets.filter((file) => (readText(file).match(/\{[^{}]*\}/g) ?? []).some(isWritten))).toEqual([])
})

describe('a discipline of any hue', () => {
  const hues = Array.from({ length: 72 }, (_, i) => i * 5)
  const tint = (name: string, hue: number): Rgb => {
    const [, lightness, chroma] = /oklch\(([\d.]+)% ([\d.]+)/.exec(token(`hue-${name}`))!
    return oklch(Number(lightness) / 100, Number(chroma), hue)
  }

  test.each([
    ['ink', 'soft', 4.5],
    ['ink', 'page', 4.5],
    ['deep', 'mid', 4.5],
    ['deep', 'line', 4.5],
  ] as const)('its %s reads on its %s', (ink, surface, least) => {
    const poor = hues.filter((hue) => contrast(tint(ink, hue), tint(surface, hue)) < least)
    expect(poor).toEqual([])
  })

  test('white is readable on its ink', () => {
    expect(hues.filter((hue) => contrast(white, tint('ink', hue)) < 4.5)).toEqual([])
  })

  test('its bars are visible on a card', () => {
    expect(hues.filter((hue) => contrast(white, tint('solid', hue)) < 3)).toEqual([])
  })
})
