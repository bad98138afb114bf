import type { PeopledClass } from '@school/demo-school/server'
import { readFileSync } from 'node:fs'
import type { Unit } from '@school/db'
import { type FileStore, seededFileId, seedFile } from '@school/files/server'
import type { Response } from '@school/tasks/contract'
import { workSeeds } from '@school/works/server'
import { dayMs } from './calendar.ts'
import { answersToCheck, type AnswerToCheck } from './answers.ts'

interface TaskToCheck {
  id: number
  key: string
  workId: number
  maxScore: number
  availableXp: number
}

async function listTasks(unit: Unit): Promise<Map<string, TaskToCheck>> {
  const { rows } = await unit.sql.query<TaskToCheck>({
    text: `select t.id, t.key, wt.work_id as "workId", t.max_score as "maxScore", t.available_xp as "availableXp"
      from tasks t join work_tasks wt on wt.task_id = t.id where t.key = any($1)`,
    values: [[...new Set(answersToCheck.map(({ task }) => task))]],
  })
  return new Map(rows.map((row) => [row.key, row]))
}

export async function responseOf(
  unit: Unit,
  store: FileStore,
  { text, photos = [] }: Pick<AnswerToCheck, 'text' | 'photos'>,
  userId: number,
  createdAt: Date,
): Promise<Response> {
  if (text !== undefined) return { kind: 'essay', text }
  const files = []
  for (const [index, photo] of photos.entries()) {
    const bytes = readFileSync(new URL(`photos/${photo}.jpg`, import.meta.url))
    const name = `Решение, лист ${index + 1}.jpg`
    files.push(
      await seedFile(unit, store, {
        id: seededFileId(`demo:${userId}/${photo}`),
        ownerId: userId,
        name,
        bytes,
        createdAt,
      }),
    )
  }
  return { kind: 'file', files }
}

/** Answers of the demo teacher's pupils: some wait, some are checked, one was given back. */
export async function seedChecking(
  unit: Unit,
  classes: readonly PeopledClass[],
  accounts: ReadonlyMap<string, number>,
  store: FileStore,
  now: Date,
): Promise<void> {
  const tasks = await listTasks(unit)
  const reviewerId = accounts.get('teacher')!
  const pupilOf = ({ who }: AnswerToCheck): number => {
    if (typeof who === 'string') return accounts.get(who)!
    const home = classes.find(({ school, name }) => school === 'svetloborsk-7' && name === who.className)
    return home!.pupilIds[who.index]!
  }
  for (const answer of answersToCheck) {
    const task = tasks.get(answer.task)
    if (!task) throw new Error(`the demo school answers ${answer.task}, and there is no such task`)
    const userId = pupilOf(answer)
    const askedAt = new Date(now.getTime() - answer.daysAgo * dayMs)
    const { review } = answer
    const response = await responseOf(unit, store, answer, userId, askedAt)
    const sheet = response.kind === 'file' ? response.files[0] : undefined
    const seed: workSeeds.ReviewedSeed = {
      userId,
      workId: task.workId,
      task,
      response,
      askedAt,
      review: review && {
        reviewerId,
        reviewedAt: new Date(askedAt.getTime() + dayMs * 0.6),
        criteria:
          review.points?.map((points, index) => ({ id: `К${index + 1}`, points: 100 * points })) ?? null,
        comment: review.comment,
        sheetNotes: sheet && review.drawn ? [{ fileId: sheet.id, ...review.drawn }] : [],
      },
    }
    await workSeeds.reviewed(unit, seed)
  }
}
