import { disciplineKey } from '@school/courses/server'
import type { Db } from '@school/db'
import { disciplines } from '@school/disciplines/tables'
import { type ContentPart, extend, extensionPoint } from '@school/kernel/server'
import { readerOptions } from '@school/content-source/server'
import { loadTasks, writtenTask } from '@school/tasks/server'
import { and, eq, isNull, notInArray } from 'drizzle-orm'
import { putWork } from '@school/works/server'
import { rulesOf } from '@school/work-rules/server'
import { type TrainingContent, readTrainings } from './read.ts'
import { says } from './ru.ts'
import { trainings } from './tables.ts'

/** Keys of all trainings: other content refers to them. */
export const trainingKey = extensionPoint<string>('trainings.training-key')

export const trainingsContent: ContentPart<TrainingContent[]> = {
  name: 'trainings',
  needs: ['courses'],
  table: trainings,
  read(folder, known) {
    const { trainings, problems } = readTrainings(folder, new Set(known(disciplineKey)), readerOptions(known))
    return {
      content: trainings,
      problems,
      summary: says.summary(trainings.length),
      offers: trainings.flatMap(({ key, tasks }) => [
        extend(trainingKey, key),
        ...tasks.map((task) => extend(writtenTask, task)),
      ]),
    }
  },
  load: loadTrainings,
}

/** Loads these trainings into the database and retires those missing from the content. Idempotent. */
async function loadTrainings(db: Db, contents: readonly TrainingContent[], now: Date): Promise<number> {
  const tasks = contents.flatMap((training) => training.tasks)
  const loaded = await loadTasks(db, tasks, now, ['trainings/'])
  let changed = loaded.changed + loaded.added
  for (const training of contents) {
    if (await loadTraining(db, training, loaded.ids)) changed++
  }
  const keys = contents.map(({ key }) => key)
  await db
    .update(trainings)
    .set({ retiredAt: now })
    .where(and(isNull(trainings.retiredAt), keys.length ? notInArray(trainings.key, keys) : undefined))
  return changed
}

async function loadTraining(db: Db, training: TrainingContent, taskIds: ReadonlyMap<string, number>) {
  const { key, contentHash, mode, minutes } = training
  const [old] = await db
    .select({ hash: trainings.contentHash, retiredAt: trainings.retiredAt })
    .from(trainings)
    .where(eq(trainings.key, key))
  if (old?.hash === contentHash && old.retiredAt === null) return false
  const [discipline] = await db
    .select({ id: disciplines.id })
    .from(disciplines)
    .where(eq(disciplines.key, training.discipline))
  const ids = training.tasks.map((task) => taskIds.get(task.key)!)
  const rules = rulesOf({ mode, minutes, attempts: null, renews: mode === 'practice' })
  const workId = await putWork(db, `training:${key}`, 'training', ids, rules)
  const { title, subtitle, grades, position, aboutHtml } = training
  const about = { title, subtitle, grades, position, aboutHtml, contentHash, workId, retiredAt: null }
  const set = { ...about, disciplineId: discipline!.id }
  await db
    .insert(trainings)
    .values({ key, ...set })
    .onConflictDoUpdate({ target: trainings.key, set })
  return true
}
