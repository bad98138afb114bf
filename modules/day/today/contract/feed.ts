import { endpoint } from '@school/kernel/contract'
import * as z from 'zod'

/** The key of the offer of a course to who learns nothing of the class yet. */
export const firstCourse = 'course'
/** The key of the offer to look at everything there is for the class: it is always there and no first step. */
export const allCourses = 'courses'

export const todayKinds = ['going', 'answered', 'due', 'waiting'] as const
export type TodayKind = (typeof todayKinds)[number]

export const TodayOffer = z.object({
  /** Unique in the answer. */
  key: z.string(),
  title: z.string(),
  note: z.string(),
  url: z.string(),
})
export type TodayOffer = z.infer<typeof TodayOffer>

export const TodayLine = TodayOffer.extend({ kind: z.enum(todayKinds) })
export type TodayLine = z.infer<typeof TodayLine>

export const Today = z.object({
  lines: z.array(TodayLine),
  /** What the class could begin; the first is the clearest first step. */
  offers: z.array(TodayOffer),
})
export type Today = z.infer<typeof Today>

export const getToday = endpoint({
  name: 'today.getToday',
  method: 'GET',
  path: '/api/user/today',
  audience: 'pupil',
  alsoForWeakSessions: true,
  alsoForParents: true,
  // The cache tags of contributing modules are unknown here: screens refetch at every visit.
  reads: ['today.plans'],
  summary: 'What goes on, what is due and what waits for a pupil, and what the class could begin',
  reply: Today,
})
