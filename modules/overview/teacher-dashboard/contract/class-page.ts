import { Instant, RecentImport } from '@school/kernel/contract'
import * as z from 'zod'

/**
 * Why somebody needs help. `never_came`: is on the list and has not been here; `away`: for so many days; `overdue`: so many homeworks;
 * `low`: the result, per cent.
 */
const needKinds = ['never_came', 'away', 'overdue', 'low'] as const
export const Need = z.object({ kind: z.enum(needKinds), amount: z.int() })
export type Need = z.infer<typeof Need>

export const ClassPupil = z.object({
  userId: z.int(),
  /** «Гринёв Пётр». */
  name: z.string(),
  hasCome: z.boolean(),
  /** The pupil has a personal code to sign in. */
  hasCode: z.boolean(),
  lastVisitAt: Instant.nullable(),
  /** Of tasks of lessons and homeworks of this school year, solved at the first try; `null` when nothing was judged. */
  percent: z.int().nullable(),
  tasks: z.int(),
  /** Homeworks whose term went by within thirty days. */
  overdue: z.int(),
  weakSkill: z.string().nullable(),
  needs: z.array(Need),
})
export type ClassPupil = z.infer<typeof ClassPupil>

export const ClassTeacher = z.object({
  userId: z.int(),
  /** «Архип Савельевич». */
  name: z.string(),
  isMe: z.boolean(),
  can: z.object({ remove: z.boolean() }),
})
export type ClassTeacher = z.infer<typeof ClassTeacher>

export const ClassPage = z.object({
  id: z.int(),
  name: z.string(),
  schoolName: z.string(),
  schoolYear: z.int(),
  archivedAt: Instant.nullable(),
  joined: z.int(),
  activeInWeek: z.int(),
  averagePercent: z.int().nullable(),
  teachers: z.array(ClassTeacher),
  /** Sorted by need, the greatest first. */
  pupils: z.array(ClassPupil),
  /** Lists that may be undone still, the newest first. */
  imports: z.array(RecentImport),
  serverNow: Instant,
})
export type ClassPage = z.infer<typeof ClassPage>
