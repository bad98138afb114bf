import { insertMany, type Unit } from '@school/db'
import { putWork } from '@school/works/server'
import { rulesOf, type WorkRules } from '@school/work-rules/server'
import type { Level } from '../contract/levels.ts'
import { homeworkCopies, homeworks, homeworkTargets, webinarHomeworks, webinars } from './tables.ts'

export interface HomeworkSeed {
  /** Of the demo school, unique. */
  key: string
  title: string
  intro: string
  introHtml: string
  authorId: number
  disciplineId: number
  setId: number | null
  taskIds: number[]
  rules: Partial<WorkRules>
  softDeadlineAt: Date | null
  createdAt: Date
  publishedAt: Date | null
  archivedAt: Date | null
  classIds: number[]
  userIds: number[]
  /** Excluded pupils of the classes. */
  exceptUserIds?: number[]
  /** One of several sets, and the key of the ordinary one. */
  level?: Level
  baseKey?: string
  /** Assigned instead of tasks. */
  thingWorkId?: number
  /** It belongs to a webinar of its first class. */
  webinar: { title: string; startsAt: Date; endsAt: Date } | null
  copies: {
    userId: number
    mark: number | null
    comment: string | null
    returnedAt: Date | null
    updatedAt: Date
  }[]
}

/** Adds homeworks of teachers. @returns their works, in the same order */
export async function seedHomeworks(unit: Unit, seeds: readonly HomeworkSeed[]): Promise<number[]> {
  const workIds: number[] = []
  const made = new Map<string, number>()
  for (const seed of seeds) {
    const {
      key,
      taskIds,
      rules,
      classIds,
      userIds,
      exceptUserIds = [],
      baseKey,
      copies,
      webinar,
      ...about
    } = seed
    const workId = await putWork(
      unit.db,
      `homework:demo/${key}`,
      'homework',
      taskIds,
      rulesOf({ mode: 'homework', ...rules }),
    )
    const [put] = await unit.db
      .insert(homeworks)
      .values({
        source: webinar ? 'webinar' : 'teacher',
        workId,
        markScale: [85, 65, 45],
        baseId: baseKey === undefined ? null : made.get(baseKey)!,
        closedAt: about.archivedAt,
        ...about,
      })
      .returning({ id: homeworks.id })
    const homeworkId = put!.id
    made.set(key, homeworkId)
    await insertMany(unit.sql, homeworkTargets, [
      ...classIds.map((targetId) => ({ homeworkId, target: 'class' as const, targetId })),
      ...userIds.map((targetId) => ({ homeworkId, target: 'user' as const, targetId })),
      ...exceptUserIds.map((targetId) => ({ homeworkId, target: 'except' as const, targetId })),
    ])
    if (webinar) {
      const { authorId: teacherId, createdAt } = about
      const [planned] = await unit.db
        .insert(webinars)
        .values({ ...webinar, teacherId, createdAt, schoolClassId: classIds[0]! })
        .returning({ id: webinars.id })
      await unit.db.insert(webinarHomeworks).values({ webinarId: planned!.id, homeworkId })
    }
    await insertMany(
      unit.sql,
      homeworkCopies,
      copies.map((copy) => ({ homeworkId, ...copy })),
    )
    workIds.push(workId)
  }
  return workIds
}
