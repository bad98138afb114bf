export const workModes = ['practice', 'homework', 'exam'] as const
export type WorkMode = (typeof workModes)[number]

/** When the solution of a closed task is shown: at once, after the pupil's own deadline, never. */
export const solutionRules = ['after_solve', 'after_deadline', 'never'] as const
export type SolutionRule = (typeof solutionRules)[number]

/** The rules of a work, defined by the module that owns it. Instants are ISO texts, because the rules are stored as JSON. */
export interface WorkRules {
  mode: WorkMode
  /** The window in which an attempt may be started; `null` is without a bound. */
  opensAt: string | null
  closesAt: string | null
  /** The personal time limit, from the start; `null` is none. */
  minutes: number | null
  /** All attempts end with the window: late starters have less time. */
  hardClose: boolean
  /** Judged tries for a task; `null` is without limit. */
  tries: number | null
  /** How many attempts are allowed; `null` is without limit. */
  attempts: number | null
  hints: boolean
  giveUp: boolean
  /** A task that allows it by `again` gets other numbers after a wrong answer. */
  renews: boolean
  solution: SolutionRule
  /** When answers of an exam are judged and shown; `null` is at the finish. */
  resultsAt: string | null
  /** For an answer that left the browser in time and was delayed on its way. */
  graceSeconds: number
}

const free: WorkRules = {
  mode: 'practice',
  opensAt: null,
  closesAt: null,
  minutes: null,
  hardClose: false,
  tries: null,
  attempts: 1,
  hints: true,
  giveUp: true,
  renews: false,
  solution: 'after_solve',
  resultsAt: null,
  graceSeconds: 10,
}

const byMode: Record<WorkMode, Partial<WorkRules>> = {
  practice: {},
  homework: { tries: 3 },
  exam: { tries: 1, hints: false, giveUp: false },
}

/** The rules of a mode with overrides of the owner. */
export const rulesOf = (stated: Partial<WorkRules> & Pick<WorkRules, 'mode'>): WorkRules => ({
  ...free,
  ...byMode[stated.mode],
  ...stated,
})

/** The rules of a work without explicit ones: a lesson's own tasks. */
export const practiceRules: WorkRules = { ...free, renews: true }

const later = (at: string | null, minutes: number): string | null =>
  at === null ? null : new Date(Date.parse(at) + minutes * 60_000).toISOString()

/** The same work with more minutes for all: results are still shown after the end. */
export const prolonged = (rules: WorkRules, minutes: number): WorkRules => ({
  ...rules,
  closesAt: later(rules.closesAt, minutes),
  resultsAt: later(rules.resultsAt, minutes),
  minutes: rules.minutes === null ? null : rules.minutes + minutes,
})

/** In an exam answers are saved and may be changed; elsewhere each is judged at once. */
export const isSavedUntilFinish = ({ mode }: Pick<WorkRules, 'mode'>): boolean => mode === 'exam'

/** @param deadlineAt the pupil's own */
export const isSolutionOpen = (
  { solution }: Pick<WorkRules, 'solution'>,
  deadlineAt: Date | null,
  now: Date,
): boolean =>
  solution === 'after_solve' || (solution === 'after_deadline' && deadlineAt !== null && deadlineAt < now)

/** When verdicts, points and solutions of a finished attempt may be seen. */
export function areResultsOpen({ resultsAt }: Pick<WorkRules, 'resultsAt'>, now: Date): boolean {
  return resultsAt === null || new Date(resultsAt) <= now
}
