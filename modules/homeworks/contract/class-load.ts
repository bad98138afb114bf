import { csv, endpoint, Id } from '@school/kernel/contract'
import * as z from 'zod'

/** How many days are looked at, from the first one on. */
export const loadDays = 7

const LoadOfDiscipline = z.object({ title: z.string(), hue: z.int(), minutes: z.int() })

const LoadOfDay = z.object({
  day: z.iso.date(),
  /** What is due on it, of all teachers, for a pupil of the class on average. */
  minutes: z.int(),
  /** What takes most stands first. */
  disciplines: z.array(LoadOfDiscipline),
})

/** What a class has to do already, by the days on which it is due. */
export const ClassLoad = z.object({
  schoolClassId: z.int(),
  title: z.string(),
  /** So many minutes a day are enough. */
  limit: z.int(),
  days: z.array(LoadOfDay),
})
export type ClassLoad = z.infer<typeof ClassLoad>

export const listClassLoads = endpoint({
  name: 'homeworks.listClassLoads',
  method: 'GET',
  path: '/api/teacher/class_loads',
  audience: 'agent',
  tells: ['homeworks.homeworks'],
  summary:
    'How many minutes of homework classes of the viewer have on the days of a week already, of all subjects and teachers',
  query: z.object({
    /** Without it all classes of the viewer. */
    schoolClassIds: csv(Id).optional(),
    /** The first of seven days; without it the Monday of this week. */
    from: z.iso.date().optional(),
    /** A homework that is being changed is not counted. */
    exceptId: Id.optional(),
  }),
  reply: z.array(ClassLoad),
})

/** What a day comes to with a homework that is being given. */
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
