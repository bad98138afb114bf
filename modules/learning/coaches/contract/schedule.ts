import * as z from 'zod'
import { says } from './ru.ts'

const Day = z.iso.date(says.badDay)

/** Minutes of the day as they are written, a quarter of an hour at a time: `09:30`; the end of a day is `24:00`. */
export const DayTime = z.string().regex(/^(?:[01]\d|2[0-3]):(?:00|15|30|45)$|^24:00$/, says.badTime)

export const slotKinds = ['regular', 'open', 'busy'] as const
export const SlotKind = z.enum(slotKinds)
export type SlotKind = z.infer<typeof SlotKind>

const Hours = { startsAt: DayTime, endsAt: DayTime }

export const CoachSlot = z.object({
  id: z.int(),
  kind: SlotKind,
  /** 1 is Monday; of a `regular` one. */
  weekday: z.int().nullable(),
  /** Of an `open` or `busy` one. */
  day: Day.nullable(),
  ...Hours,
})
export type CoachSlot = z.infer<typeof CoachSlot>

export const NewCoachSlot = z.object({
  kind: SlotKind,
  /** The day in whose week it begins; a `regular` one takes its weekday. */
  day: Day,
  ...Hours,
})
export type NewCoachSlot = z.infer<typeof NewCoachSlot>

export const CoachVacation = z.object({ id: z.int(), from: Day, to: Day })
export type CoachVacation = z.infer<typeof CoachVacation>

export const mostLessonsADay = 12
export const longestBuffer = 60

export const CoachLimits = z.object({
  maxLessonsADay: z.int(says.badLessons).min(1, says.badLessons).max(mostLessonsADay, says.badLessons),
  bufferMinutes: z.int(says.badBuffer).min(0, says.badBuffer).max(longestBuffer, says.badBuffer),
})
export type CoachLimits = z.infer<typeof CoachLimits>

export const OpenDay = z.object({
  day: Day,
  isVacation: z.boolean(),
  /** Hours available for lessons, after busy hours are subtracted. */
  windows: z.array(z.object(Hours)),
})
export type OpenDay = z.infer<typeof OpenDay>

export const CoachSchedule = z.object({
  /** Monday. */
  weekFrom: Day,
  today: Day,
  timezone: z.string(),
  limits: CoachLimits,
  slots: z.array(CoachSlot),
  days: z.array(OpenDay),
  /** Those that are not over. */
  vacations: z.array(CoachVacation),
  openMinutes: z.int(),
})
export type CoachSchedule = z.infer<typeof CoachSchedule>
