import { Instant, Version } from '@school/kernel/contract'
import * as z from 'zod'

/** Kinds of calendar items; those without a source yet are empty lists. */
export const calendarKinds = [
  'course_lesson',
  'coach_lesson',
  'mini_group_lesson',
  'event',
  'homework_deadline',
  'olympiad_stage',
  'rehearsal',
  'attestation',
  'guidance_event',
  'club_lesson',
  'personal',
] as const
export const CalendarKind = z.enum(calendarKinds)
export type CalendarKind = z.infer<typeof CalendarKind>

export const calendarStates = ['planned', 'live', 'done', 'missed', 'cancelled'] as const
export const CalendarState = z.enum(calendarStates)
export type CalendarState = z.infer<typeof CalendarState>

export const CalendarItem = z.object({
  /** Steady: `homework:12`, `personal:5`. */
  id: z.string(),
  kind: CalendarKind,
  title: z.string(),
  startsAt: Instant,
  /** Of the day and of no hour: made in the plan of the day. */
  isOfDay: z.boolean(),
  /** In minutes; 0 is a moment: a deadline. */
  duration: z.int(),
  disciplineName: z.string().nullable(),
  /** Of the discipline. */
  hue: z.int().nullable(),
  courseId: z.int().nullable(),
  /** Where it is read of or done; `null` where there is nothing to open, and on a page for strangers. */
  url: z.string().nullable(),
  state: CalendarState,
  /** `null` on a page for strangers. */
  teacherName: z.string().nullable(),
  version: Version,
  can: z.object({ change: z.boolean() }),
})
export type CalendarItem = z.infer<typeof CalendarItem>

export const shareKinds = ['page', 'feed', 'class'] as const
export const ShareKind = z.enum(shareKinds)
export type ShareKind = z.infer<typeof ShareKind>

/** A link that opens without signing in: a page to be read, a feed for programs that keep calendars, or a feed of one class. */
export const CalendarShare = z.object({
  kind: ShareKind,
  /** Of a feed of a class. */
  schoolClassId: z.int().nullable(),
  token: z.string(),
  url: z.string(),
})
export type CalendarShare = z.infer<typeof CalendarShare>

/** By kind: the name of its list in an answer. */
export const listOfKind = {
  course_lesson: 'courseLessons',
  coach_lesson: 'coachLessons',
  mini_group_lesson: 'miniGroupLessons',
  event: 'events',
  homework_deadline: 'homeworkDeadlines',
  olympiad_stage: 'olympiadStages',
  rehearsal: 'rehearsals',
  attestation: 'attestations',
  guidance_event: 'guidanceEvents',
  club_lesson: 'clubLessons',
  personal: 'personalItems',
} as const satisfies Record<CalendarKind, string>

const items = z.array(CalendarItem)

export const Calendar = z.object({
  dateFrom: z.iso.date(),
  dateTo: z.iso.date(),
  /** By the clock of whose calendar it is. */
  today: z.iso.date(),
  timezone: z.string(),
  schoolTimezone: z.string(),
  /** Whose it is. */
  firstName: z.string(),
  courseLessons: items,
  coachLessons: items,
  miniGroupLessons: items,
  events: items,
  homeworkDeadlines: items,
  olympiadStages: items,
  rehearsals: items,
  attestations: items,
  guidanceEvents: items,
  clubLessons: items,
  personalItems: items,
  /** Of the page that opens without signing in; `null` when there is none, and to strangers. */
  shareUrl: z.string().nullable(),
  shares: z.array(CalendarShare),
  /** Of a teacher: this year's classes, whose deadlines are shown here and which may have a feed each. */
  classes: z.array(z.object({ id: z.int(), name: z.string() })),
  can: z.object({ add: z.boolean(), share: z.boolean() }),
})
export type Calendar = z.infer<typeof Calendar>
