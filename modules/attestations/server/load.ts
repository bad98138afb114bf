import { disciplines } from '@school/courses/tables'
import type { Db } from '@school/db'
import { loadTasks } from '@school/tasks/server'
import { putWork, rulesOf } from '@school/works/server'
import { and, eq, isNull, notInArray } from 'drizzle-orm'
import type { AttestationContent } from './read.ts'
import { attestationTrainings } from './tables.ts'

/** Brings the database to these trainings; those that are gone are retired. Repeating it changes nothing. */
export async function loadAttestations(
  db: Db,
  contents: readonly AttestationContent[],
  now: Date,
): Promise<number> {
  const tasks = contents.flatMap((training) => training.tasks)
  const loaded = await loadTasks(db, tasks, now, ['attestations/'])
  let changed = loaded.changed + loaded.added
  for (const training of contents) {
    if (await loadAttestation(db, training, loaded.ids)) changed++
  }
  const keys = contents.map(({ key }) => key)
  const table = attestationTrainings
  await db
    .update(table)
    .set({ retiredAt: now })
    .where(and(isNull(table.retiredAt), keys.length ? notInArray(table.key, keys) : undefined))
  return changed
}

async function loadAttestation(
  db: Db,
  training: AttestationContent,
  taskIds: ReadonlyMap<string, number>,
): Promise<boolean> {
  const table = attestationTrainings
  const { key, contentHash, minutes, runs, tasks } = training
  const [old] = await db
    .select({ hash: table.contentHash, retiredAt: table.retiredAt })
    .from(table)
    .where(eq(table.key, key))
  if (old?.hash === contentHash && old.retiredAt === null) return false
  const [discipline] = await db
    .select({ id: disciplines.id })
    .from(disciplines)
    .where(eq(disciplines.key, training.discipline))
  const ids = tasks.map((task) => taskIds.get(task.key)!)
  const rules = rulesOf({ mode: 'exam', minutes, runs })
  const workId = await putWork(db, `attestation:${key}`, 'attestation', ids, rules)
  const { title, subtitle, grade, position, aboutHtml, themes } = training
  const set = {
    title,
    subtitle,
    grade,
    position,
    aboutHtml,
    themes,
    contentHash,
    workId,
    readyFrom: training.ready_from,
    almostFrom: training.almost_from,
    disciplineId: discipline!.id,
    retiredAt: null,
  }
  await db
    .insert(table)
    .values({ key, ...set })
    .onConflictDoUpdate({ target: table.key, set })
  return true
}
