import { type Ctx, extensionPoint } from '@school/kernel/server'

/** What a teacher has before them today: a lesson, a term of what they have set, answers to be checked, a stage for their pupils. */
export const teacherKinds = ['lesson', 'deadline', 'check', 'olympiad'] as const

export interface TeacherLine {
  /** Unique in the answer. */
  readonly key: string
  readonly kind: (typeof teacherKinds)[number]
  readonly title: string
  readonly note: string
  readonly url: string
  /** When it begins or ends; `null` has no hour. */
  readonly at: Date | null
}

/** A few lines of one module for the viewer, who teaches. */
export type TeacherSource = (ctx: Ctx) => Promise<readonly TeacherLine[]>

/** Modules that have something for a teacher's day contribute one source each. */
export const teacherFeed = extensionPoint<TeacherSource>('today.teacher_feed')

/** All lines of all modules for the viewer as a teacher, the soonest first. */
export async function readTeacherFeed(ctx: Ctx): Promise<TeacherLine[]> {
  const contributed = await Promise.all(ctx.extensions(teacherFeed).map((read) => read(ctx)))
  const last = Number.MAX_SAFE_INTEGER
  return contributed
    .flat()
    .toSorted((a, b) => (a.at?.getTime() ?? last) - (b.at?.getTime() ?? last) || (a.key < b.key ? -1 : 1))
}
