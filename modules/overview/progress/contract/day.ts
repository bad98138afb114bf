import * as z from 'zod'

/** A day of the calendar in the pupil's own time zone: `2026-11-20`. */
export const Day = z.iso.date()

/** What was done on a day. `answers` counts tries, `solved` tasks solved for the first time. */
export const ActivityDay = z.object({ day: Day, answers: z.int(), solved: z.int(), xp: z.int() })
export type ActivityDay = z.infer<typeof ActivityDay>

/** «День с занятиями», the only definition: a day with at least one answer. */
export const isActiveDay = ({ answers }: { answers: number }): boolean => answers > 0

export const weekDays = 7
export const activityDays = 28
export const heatmapWeeks = 8
