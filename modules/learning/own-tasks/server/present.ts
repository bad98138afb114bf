import type { Ctx } from '@school/kernel/server'
import { personalTask, type PersonalTask, type TaskContent } from '@school/tasks/server'
import type { OwnTask } from '../contract/own-task.ts'
import { accessSeenTask, isOwn } from './access.ts'
import { type CardRow, listUses, type OwnTaskRow } from './queries.ts'
import { readOwn, type ReadOwn } from './reading.ts'

/** As a pupil would see it, with the author as the pupil. */
export const shownTask = (
  ctx: Pick<Ctx, 'viewer'>,
  id: number,
  task: Pick<TaskContent, 'question' | 'rubric'>,
): PersonalTask => personalTask({ id, question: task.question, rubric: task.rubric }, ctx.viewer.id)

export const presentCard = (ctx: Pick<Ctx, 'viewer'>, row: CardRow) => {
  const { id, title, kind, difficulty, label, isChanged, hasVariants, isShared, usesCount } = row
  const isMine = isOwn(ctx, row)
  return {
    id,
    title,
    kind,
    difficulty,
    discipline: { title: row.disciplineTitle, hue: row.disciplineHue },
    label,
    state: row.state,
    isChanged: isMine && isChanged,
    hasVariants,
    isShared,
    author: isMine ? null : row.author,
    usesCount: isMine ? usesCount : 0,
    updatedAt: row.updatedAt.toISOString(),
  }
}

export async function presentOwnTask(ctx: Ctx, row: OwnTaskRow, read?: ReadOwn): Promise<OwnTask> {
  const isMine = isOwn(ctx, row)
  const { task, faults } = read ?? readOwn(row.source)
  const uses = isMine && row.usesCount > 0 ? await listUses(ctx, row.id) : []
  return {
    id: row.id,
    source: row.source,
    state: row.state,
    isChanged: isMine && row.isChanged,
    isShared: row.isSharedItself,
    isLabelShared: row.isLabelShared,
    author: isMine ? null : row.author,
    taskId: row.taskId,
    uses,
    version: row.revision,
    faults: isMine ? faults : [],
    preview: task && {
      title: task.title,
      question: shownTask(ctx, row.id, task).question(),
      hints: task.hints,
      variant: task.recipe ? 0 : null,
    },
    updatedAt: row.updatedAt.toISOString(),
    can: {
      change: isMine,
      delete: isMine && row.usesCount === 0,
      give: row.state === 'ready',
    },
  }
}

export const readOwnTask = async (ctx: Ctx, ownTaskId: number, read?: ReadOwn): Promise<OwnTask> =>
  presentOwnTask(ctx, await accessSeenTask(ctx, ownTaskId), read)
