import { disciplineKey, lessonKey } from '@school/courses/server'
import type { Db } from '@school/db'
import { disciplines } from '@school/disciplines/tables'
import { type ContentPart, extend } from '@school/kernel/server'
import { readerOptions } from '@school/content-source/server'
import { skillKey } from '@school/skills-practice/server'
import { loadTasks, writtenTask } from '@school/tasks/server'
import { and, eq, isNull, notInArray } from 'drizzle-orm'
import { trainingKey } from '@school/trainings/server'
import { putWork } from '@school/works/server'
import { rulesOf } from '@school/work-rules/server'
import { type ExamRehearsalContent, readExamRehearsals } from './read.ts'
import { says } from './ru.ts'
import { examRehearsals } from './tables.ts'

export const rehearsalsContent: ContentPart<ExamRehearsalContent[]> = {
  name: 'exam-rehearsals',
  needs: ['courses', 'skills-practice', 'trainings'],
  table: examRehearsals,
  read(folder, known) {
    const { rehearsals, problems } = readExamRehearsals(
      folder,
      {
        disciplines: new Set(known(disciplineKey)),
        lessons: new Set(known(lessonKey)),
        skills: new Set(known(skillKey)),
        trainings: new Set(known(trainingKey)),
      },
      readerOptions(known),
    )
    return {
      content: rehearsals,
      problems,
      summary: says.summary(rehearsals.length),
      offers: rehearsals.flatMap(({ tasks }) => tasks.map((task) => extend(writtenTask, task))),
    }
  },
  load: loadExamRehearsals,
}

/** Loads these rehearsals into the database and retires those missing from the content. Idempotent. */
async function loadExamRehearsals(
  db: Db,
  contents: readonly ExamRehearsalContent[],
  now: Date,
): Promise<number> {
  const tasks = contents.flatMap((rehearsal) => rehearsal.tasks)
  const loaded = await loadTasks(db, tasks, now, ['exam-rehearsals/'])
  let changed = loaded.changed + loaded.added
  for (const rehearsal of contents) {
    if (await loadRehearsal(db, rehearsal, loaded.ids)) changed++
  }
  const keys = contents.map(({ key }) => key)
  await db
    .update(examRehearsals)
    .set({ retiredAt: now })
    .where(
      and(isNull(examRehearsals.retiredAt), keys.length ? notInArray(examRehearsals.key, keys) : undefined),
    )
  return changed
}

async function loadRehearsal(
  db: Db,
  { tasks, discipline, ...rehearsal }: ExamRehearsalContent,
  taskIds: ReadonlyMap<string, number>,
): Promise<boolean> {
  const { key, contentHash, paper } = rehearsal
  const [old] = await db
    .select({ hash: examRehearsals.contentHash, retiredAt: examRehearsals.retiredAt })
    .from(examRehearsals)
    .where(eq(examRehearsals.key, key))
  if (old?.hash === contentHash && old.retiredAt === null) return false
  const [found] = await db
    .select({ id: disciplines.id })
    .from(disciplines)
    .where(eq(disciplines.key, discipline))
  const ids = tasks.map((task) => taskIds.get(task.key)!)
  const rules = rulesOf({ mode: 'exam', minutes: paper.minutes, attempts: null })
  const workId = await putWork(db, `exam-rehearsal:${key}`, 'rehearsal', ids, rules)
  const set = { ...rehearsal, disciplineId: found!.id, workId, retiredAt: null }
  await db.insert(examRehearsals).values(set).onConflictDoUpdate({ target: examRehearsals.key, set })
  return true
}
