interface Size {
  width: number
  height: number
}
export interface Box extends Size {
  left: number
  top: number
}
export interface TipPlace {
  left: number
  top: number
  side: 'below' | 'above'
  /** Where the arrow stands, px from the left edge of the tip. */
  arrow: number
}

const gap = 12
const margin = 8
const arrowInset = 24

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))

/** Where a tip stands beside its anchor: below, else above; always whole inside of the view. */
export function placeTip(anchor: Box, tip: Size, view: Size): TipPlace {
  const middle = anchor.left + anchor.width / 2
  const left = clamp(middle - tip.width / 2, margin, view.width - tip.width - margin)
  const roomBelow = view.height - (anchor.top + anchor.height)
  const needs = tip.height + gap + margin
  const side = roomBelow >= needs || roomBelow >= anchor.top ? 'below' : 'above'
  const top = side === 'below' ? anchor.top + anchor.height + gap : anchor.top - gap - tip.height
  return {
    left,
    top: clamp(top, margin, view.height - tip.height - margin),
    side,
    arrow: clamp(middle - left, arrowInset, tip.width - arrowInset),
  }
}
