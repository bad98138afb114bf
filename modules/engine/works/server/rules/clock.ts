import type { WorkRules } from '@school/work-rules/server'

/** Allowances of a pupil in addition to the rules of a work. */
export interface Allowance {
  extraSeconds: number
  /** Moves the whole window. */
  shiftSeconds: number
  /** 1 for most; `null` is without a personal limit. */
  timeFactor: number | null
}

export const nothingMore: Allowance = { extraSeconds: 0, shiftSeconds: 0, timeFactor: 1 }

type ClockRules = Pick<WorkRules, 'opensAt' | 'closesAt' | 'minutes' | 'hardClose'>

const later = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000)
const moved = (at: string | null, seconds: number): Date | null =>
  at === null ? null : later(new Date(at), seconds)

/** The window in which this pupil may start. Without a personal clock extra seconds extend the window too. */
export const windowOf = (
  { opensAt, closesAt, minutes }: Omit<ClockRules, 'hardClose'>,
  { shiftSeconds, extraSeconds }: Allowance,
) => ({
  opensAt: moved(opensAt, shiftSeconds),
  closesAt: moved(closesAt, shiftSeconds + (minutes === null ? extraSeconds : 0)),
})

export type WindowState = 'before' | 'open' | 'after'

export function windowStateOf(rules: ClockRules, allowance: Allowance, now: Date): WindowState {
  const { opensAt, closesAt } = windowOf(rules, allowance)
  if (opensAt && now < opensAt) return 'before'
  return closesAt && now >= closesAt ? 'after' : 'open'
}

/** The personal time in seconds; `null` is without limit. */
export function personalSecondsOf({ minutes }: Pick<WorkRules, 'minutes'>, allowance: Allowance) {
  if (minutes === null || allowance.timeFactor === null) return null
  return Math.round(minutes * 60 * allowance.timeFactor) + allowance.extraSeconds
}

/**
 * The final end for this pupil, regardless of the personal clock. Extra seconds and
 * those of an accommodation move it too: otherwise a hard close would silently cancel them.
 */
function endOf(rules: ClockRules, allowance: Allowance): Date | null {
  const closesAt = moved(rules.closesAt, allowance.shiftSeconds)
  if (!closesAt) return null
  const added = ((allowance.timeFactor ?? 1) - 1) * (rules.minutes ?? 0) * 60
  return later(closesAt, allowance.extraSeconds + Math.round(added))
}

/** The instant after which no answer of an attempt counts; `null` when there is none. */
export function deadlineOf(startedAt: Date, rules: ClockRules, allowance: Allowance): Date | null {
  const seconds = personalSecondsOf(rules, allowance)
  const end = endOf(rules, allowance)
  if (seconds === null) return end
  const personal = later(startedAt, seconds)
  return rules.hardClose && end && end < personal ? end : personal
}

/** The announcement of the start screen, and whether a late start has shortened the time. */
export function timeIfStarted(now: Date, rules: ClockRules, allowance: Allowance) {
  const deadline = deadlineOf(now, rules, allowance)
  const personal = personalSecondsOf(rules, allowance)
  const seconds = deadline && Math.max(0, Math.floor((deadline.getTime() - now.getTime()) / 1000))
  return { seconds, isShortened: personal !== null && seconds !== null && seconds < personal }
}

/** The clock of an attempt in progress. */
export interface AttemptClock {
  deadlineAt: Date | null
  graceSeconds: number
}

/** An answer counts when it arrived before the deadline, or was sent before it and was late by no more than the grace. */
export function isInTime(
  { deadlineAt, graceSeconds }: AttemptClock,
  now: Date,
  sentAt: Date | null,
): boolean {
  if (!deadlineAt || now <= deadlineAt) return true
  return sentAt !== null && sentAt <= deadlineAt && now <= later(deadlineAt, graceSeconds)
}

/** No answers can arrive any more: the attempt may be closed. */
export const isOver = ({ deadlineAt, graceSeconds }: AttemptClock, now: Date): boolean =>
  deadlineAt !== null && now > later(deadlineAt, graceSeconds)
