const steps: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowRight: 1 }
const edges: Record<string, 0 | -1> = { Home: 0, End: -1 }
const lines: Record<string, -1 | 1> = { ArrowUp: -1, ArrowDown: 1 }

const middleOf = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

/** The nearest word of the line above or below by its position on the screen. */
function acrossLines(
  words: readonly HTMLElement[],
  current: HTMLElement,
  by: -1 | 1,
): HTMLElement | undefined {
  const from = middleOf(current)
  const beyond = words
    .map((word) => ({ word, ...middleOf(word) }))
    .filter(({ y }) => (y - from.y) * by > current.offsetHeight / 2)
  const line = Math.min(...beyond.map(({ y }) => (y - from.y) * by))
  return beyond
    .filter(({ y }) => (y - from.y) * by < line + current.offsetHeight / 2)
    .toSorted((a, b) => Math.abs(a.x - from.x) - Math.abs(b.x - from.x))[0]?.word
}

/** The word a key moves to; undefined for other keys and at the edges. */
export function wordAfterKey(
  words: readonly HTMLElement[],
  current: HTMLElement,
  key: string,
): HTMLElement | undefined {
  const step = steps[key]
  if (step !== undefined) return words[words.indexOf(current) + step]
  const edge = edges[key]
  if (edge !== undefined) return words.at(edge)
  const by = lines[key]
  return by === undefined ? undefined : acrossLines(words, current, by)
}
