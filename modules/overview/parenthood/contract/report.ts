import * as z from 'zod'

export const spans = ['day', 'week'] as const
export type Span = (typeof spans)[number]

/** A day of the reported week, in the child’s zone. */
export const ReportDay = z.object({ day: z.iso.date(), solved: z.int(), answers: z.int() })

/** What a child has done, in words for a grown-up: effort first, one advice, one question to ask. */
export const Told = z.object({
  effort: z.string(),
  hard: z.string().nullable(),
  advice: z.string(),
  question: z.string(),
})
export type Told = z.infer<typeof Told>

export const ChildReport = z.object({
  /** Monday of the week. */
  weekStart: z.iso.date(),
  days: z.array(ReportDay),
  solved: z.int(),
  answers: z.int(),
  activeDays: z.int(),
  /** `null` while nothing was done. */
  told: Told.nullable(),
})
export type ChildReport = z.infer<typeof ChildReport>

/** Where a line of a child leads: among the child's own pages. */
export const ChildLine = z.object({ key: z.string(), title: z.string(), note: z.string(), url: z.string() })
export type ChildLine = z.infer<typeof ChildLine>

/** The child’s current state: impersonal lines, taken from the child’s own first screen. */
export const ChildNow = z.object({
  level: z.int().min(1),
  /** What ends soonest; at most `mostDeadlines`. */
  deadlines: z.array(ChildLine),
  /** What has passed its term, in a sentence; the last ones first. */
  alerts: z.array(ChildLine.omit({ title: true })),
  /** How many more have. */
  moreAlerts: z.int(),
})
export type ChildNow = z.infer<typeof ChildNow>

export const mostDeadlines = 3
export const mostAlerts = 3

export const ReportOfNow = ChildReport.extend({ now: ChildNow })
export type ReportOfNow = z.infer<typeof ReportOfNow>

export type LetterKind = 'evening' | 'weekly'
