export interface Scale {
  /** The top of the chart: the last of the ticks. */
  top: number
  /** Ticks from zero up, two to five of them. */
  ticks: number[]
}

/** A scale of round numbers above `max`: steps of 1, 2 or 5 with noughts; whole numbers for whole data. */
export function scaleFor(max: number): Scale {
  if (!(max > 0)) return { top: 1, ticks: [0, 1] }
  const power = 10 ** Math.floor(Math.log10(max / 4))
  const round = [1, 2, 5, 10].map((part) => part * power).find((step) => max / step <= 4)!
  const step = Number.isInteger(max) ? Math.max(1, round) : round
  const count = Math.ceil(max / step)
  const ticks = Array.from({ length: count + 1 }, (_, i) => Number((i * step).toPrecision(12)))
  return { top: ticks.at(-1)!, ticks }
}

/** Every which label is shown, so that they never touch on a phone. */
export const labelEvery = (count: number, room = 7): number => Math.max(1, Math.ceil(count / room))

/** A per cent of the field for an attribute of SVG; two figures after the point. */
export const part = (share: number): string => `${Math.round(share * 10_000) / 100}%`
