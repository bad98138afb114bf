import { disciplineKey } from '@school/courses/server'
import type { Db } from '@school/db'
import { disciplines } from '@school/disciplines/tables'
import { type ContentPart, extend } from '@school/kernel/server'
import { readerOptions } from '@school/content-source/server'
import { loadTasks, writtenTask } from '@school/tasks/server'
import { and, eq, isNull, notInArray } from 'drizzle-orm'
import { putWork } from '@school/works/server'
import { rulesOf } from '@school/work-rules/server'
import { type AttestationContent, readAttestations } from './read.ts'
import { says } from './ru.ts'
import { attestationTrainings } from './tables.ts'

export const attestationsContent: ContentPart<AttestationContent[]> = {
  name: 'attestations',
  needs: ['courses'],
  table: attestationTrainings,
  read(folder, known) {
    const { attestations, problems } = readAttestations(
      folder,
      new Set(known(disciplineKey)),
      readerOptions(known),
    )
    return {
      content: attestations,
      problems,
      summary: says.summary(attestations.length),
      offers: attestations.flatMap(({ tasks }) => tasks.map((task) => extend(writtenTask, task))),
    }
  },
  load: loadAttestations,
}

/** Updates the database to these trainings; those that are gone are retired. Idempotent. */
async function loadAttestations(db: Db, contents: readonly AttestationContent[], now: Date): Promise<number> {
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
  const { key, contentHash, minutes, attempts, tasks } = training
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
  const rules = rulesOf({ mode: 'exam', minutes, attempts })
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
