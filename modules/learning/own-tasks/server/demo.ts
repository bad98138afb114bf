import type { DemoPart } from '@school/demo-school/server'
import { addTask } from '@school/tasks/server'
import { emptyFields } from '../contract/kind-fields.ts'
import type { OwnTaskSource } from '../contract/own-task.ts'
import { descriptionOf } from './description.ts'
import { readThoroughly } from './reading.ts'
import { sharedLabel, writtenTasks, type WrittenTask } from './ru-demo.ts'
import { ownTaskLabels, ownTasks, ownTaskVersions } from './tables.ts'

const dayMs = 86_400_000

const sourceOf = (task: WrittenTask, disciplineId: number): OwnTaskSource => ({
  kind: task.kind,
  title: task.title,
  difficulty: task.difficulty ?? 2,
  disciplineId,
  skills: [],
  label: task.label ?? '',
  statement: task.statement,
  solution: task.solution ?? '',
  hints: task.hints ?? [],
  fields: { ...emptyFields(task.kind), ...task.fields } as OwnTaskSource['fields'],
  pictures: [],
})

/** A dozen tasks of the demo teacher under two labels, one of which colleagues see. */
export const ownTasksOfDemo: DemoPart = {
  name: 'own-tasks',
  async seed({ unit, accounts, now }) {
    const { db } = unit
    const authorId = accounts.get('teacher')!
    const { rows } = await unit.sql.query<{ id: number; key: string }>({
      text: 'select id, key from disciplines',
    })
    const disciplines = new Map(rows.map(({ id, key }) => [key, id]))
    const labels = new Map<string, number>()
    for (const title of new Set(writtenTasks.flatMap(({ label }) => label ?? []))) {
      const sharedAt = title === sharedLabel ? now : null
      const [made] = await db
        .insert(ownTaskLabels)
        .values({ authorId, title, sharedAt })
        .returning({ id: ownTaskLabels.id })
      labels.set(title, made!.id)
    }
    for (const [index, written] of writtenTasks.entries()) {
      const disciplineId = disciplines.get(written.discipline)
      if (disciplineId === undefined) continue
      const source = sourceOf(written, disciplineId)
      const at = new Date(now.getTime() - (writtenTasks.length - index) * dayMs)
      const { title, kind, difficulty, skills } = source
      const [own] = await db
        .insert(ownTasks)
        .values({
          authorId,
          labelId: labels.get(source.label) ?? null,
          disciplineId,
          title,
          kind,
          difficulty,
          skills,
          hasVariants: 'parameters' in descriptionOf(source),
          source,
          isChanged: false,
          sharedAt: written.as === 'shared' ? at : null,
          archivedAt: written.as === 'archived' ? at : null,
          createdAt: at,
          updatedAt: at,
        })
        .returning({ id: ownTasks.id })
      if (written.as === 'draft') continue
      const { task, faults } = readThoroughly(source)
      if (!task || faults.length > 0) throw new Error(`${title}: ${JSON.stringify(faults)}`)
      const taskId = await addTask(db, { ...task, key: `own/${own!.id}/1` })
      await db.insert(ownTaskVersions).values({ taskId, ownTaskId: own!.id, number: 1, createdAt: at })
      await unit.sql.query({
        text: 'update own_tasks set task_id = $2 where id = $1',
        values: [own!.id, taskId],
      })
    }
  },
}
