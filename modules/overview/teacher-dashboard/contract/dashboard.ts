import { Instant } from '@school/kernel/contract'
import * as z from 'zod'

/** What a teacher has before them: a lesson, a term of what they have set, answers to be checked, a stage for their pupils. */
const lineKinds = ['lesson', 'deadline', 'check', 'olympiad'] as const
export const DashboardLine = z.object({
  key: z.string(),
  kind: z.enum(lineKinds),
  title: z.string(),
  note: z.string(),
  url: z.string(),
})
export type DashboardLine = z.infer<typeof DashboardLine>

/** A homework that ends soon and that somebody has not begun. */
export const NotBegun = z.object({
  homeworkId: z.int(),
  title: z.string(),
  dueAt: Instant,
  /** «Гринёв Пётр», the first dozen by the list. */
  names: z.array(z.string()),
  pupils: z.int(),
  isRemindedToday: z.boolean(),
})
export type NotBegun = z.infer<typeof NotBegun>

/** A class with how many of it need help. */
export const DashboardClass = z.object({
  id: z.int(),
  name: z.string(),
  pupils: z.int(),
  needy: z.int(),
})
export type DashboardClass = z.infer<typeof DashboardClass>

export const TeacherDashboard = z.object({
  lines: z.array(DashboardLine),
  notBegun: z.array(NotBegun),
  classes: z.array(DashboardClass),
  serverNow: Instant,
})
export type TeacherDashboard = z.infer<typeof TeacherDashboard>
