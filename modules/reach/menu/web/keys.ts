const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/**
 * Which of `count` lines takes the focus after a key; `null` when the key is not for moving.
 * @param at the line with the focus, -1 when it is elsewhere
 */
export function nextLine(key: string, at: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = steps[key]
  if (step === undefined) return null
  if (at < 0) return step > 0 ? 0 : count - 1
  return (at + step + count) % count
}
