import { csv, endpoint, Id } from '@school/kernel/contract'
import * as z from 'zod'

/** Number of days shown, from the first one on. */
export const loadDays = 7

const LoadOfDiscipline = z.object({ title: z.string(), hue: z.int(), minutes: z.int() })

const LoadOfDay = z.object({
  day: z.iso.date(),
  /** Minutes due on it, of all teachers, averaged per pupil of the class. */
  minutes: z.int(),
  /** The longest first. */
  disciplines: z.array(LoadOfDiscipline),
})

/** Existing homeworks of a class by due days. */
export const ClassLoad = z.object({
  schoolClassId: z.int(),
  title: z.string(),
  /** Sufficient minutes for a day. */
  limit: z.int(),
  days: z.array(LoadOfDay),
})
export type ClassLoad = z.infer<typeof ClassLoad>

export const listClassLoads = endpoint({
  name: 'homeworks.listClassLoads',
  method: 'GET',
  path: '/api/teacher/class_loads',
  audience: 'agent',
  reads: ['homeworks.homeworks'],
  summary:
    'How many minutes of homework classes of the viewer have on the days of a week already, of all subjects and teachers',
  query: z.object({
    /** Without it all classes of the viewer. */
    schoolClassIds: csv(Id).optional(),
    /** The first of seven days; without it the Monday of this week. */
    from: z.iso.date().optional(),
    /** The homework being edited is not counted. */
    exceptId: Id.optional(),
  }),
  reply: z.array(ClassLoad),
})

/** Minutes of a day including the homework being created. */
export function withHomework(
  { limit, days }: Pick<ClassLoad, 'limit' | 'days'>,
  day: string,
  minutes: number,
) {
  const has = days.find((one) => one.day === day)
  const before = has?.minutes ?? 0
  return {
    before,
    after: before + minutes,
    isOver: before + minutes > limit,
    disciplines: has?.disciplines.map(({ title }) => title) ?? [],
  }
}
