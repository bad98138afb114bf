/** 25 minutes of work, 5 of rest: what a focus timer is at some moment. Pure; the time is an argument. */
export interface FocusClock {
  readonly phase: 'work' | 'rest'
  /** When the phase ends; `null` while it is stopped. */
  readonly endsAt: number | null
  /** While it is stopped. */
  readonly leftMs: number
}

const minuteMs = 60_000
export const phaseMs = { work: 25 * minuteMs, rest: 5 * minuteMs } as const

const standing = (phase: FocusClock['phase']): FocusClock => ({ phase, endsAt: null, leftMs: phaseMs[phase] })
export const fresh: FocusClock = standing('work')

const other = ({ phase }: FocusClock): FocusClock['phase'] => (phase === 'work' ? 'rest' : 'work')

export const isRunning = ({ endsAt }: FocusClock): boolean => endsAt !== null
export const leftOf = ({ endsAt, leftMs }: FocusClock, now: number): number =>
  endsAt === null ? leftMs : Math.max(0, endsAt - now)

export const start = (clock: FocusClock, now: number): FocusClock =>
  isRunning(clock) ? clock : { ...clock, endsAt: now + clock.leftMs }
export const pause = (clock: FocusClock, now: number): FocusClock => ({
  ...clock,
  endsAt: null,
  leftMs: leftOf(clock, now),
})

/** On to the other phase; a clock that runs goes on running. */
export function skip(clock: FocusClock, now: number): FocusClock {
  const next = standing(other(clock))
  return isRunning(clock) ? start(next, now) : next
}

/** The state of a clock by now. A phase that ended more than a minute ago, while the page was closed, waits at the beginning of the other one. */
export function tick(clock: FocusClock, now: number): FocusClock {
  if (clock.endsAt === null || clock.endsAt > now) return clock
  const next = standing(other(clock))
  const wasThere = now - clock.endsAt < minuteMs
  return wasThere ? start(next, now) : next
}

const isClock = (value: unknown): value is FocusClock => {
  if (typeof value !== 'object' || value === null) return false
  const { phase, endsAt, leftMs } = value as Partial<FocusClock>
  const isNumber = (one: unknown) => typeof one === 'number' && Number.isFinite(one)
  return (phase === 'work' || phase === 'rest') && (endsAt === null || isNumber(endsAt)) && isNumber(leftMs)
}

/** What was kept, if it is a clock. */
export const clockOf = (kept: unknown): FocusClock => (isClock(kept) ? kept : fresh)
