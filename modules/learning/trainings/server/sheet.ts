import { handle, type Ctx, refusals } from '@school/kernel/server'
import { exportTasks } from '@school/task-exchange/server'
import { personalTask, variantOf } from '@school/tasks/server'
import { listTaskTexts, mayReadKeysOf } from '@school/works/server'
import { readerOf } from '@school/work-rules/server'
import * as contract from '../contract/index.ts'
import { accessTraining } from './access.ts'
import type { TrainingRow } from './queries.ts'

const refuse = refusals(contract.trainingErrors)

/** Paper has no time limit: a pupil may print an exam only after finishing it. */
export const canPrint = (ctx: Ctx, { rules, attempts, isUnderWay }: TrainingRow): boolean =>
  ctx.viewer.id > 0 &&
  (readerOf(ctx.viewer) !== 'other' || rules.mode !== 'exam' || (attempts > 0 && !isUnderWay))

export const sheetRoutes = [
  handle(contract.getSheet, async (ctx, { params, query }) => {
    const training = await accessTraining(ctx, params.trainingId)
    const readKeys = await mayReadKeysOf(ctx, training.workId)
    if (!canPrint(ctx, training) || (query.keys === 'yes' && !readKeys)) throw refuse('sheet_closed')
    const tasks = (await listTaskTexts(ctx.sql, training.workId)).map((task) => variantOf(task, query.seed))
    return {
      training: {
        id: training.id,
        title: training.title,
        subtitle: training.subtitle,
        hue: training.disciplineHue,
      },
      seed: query.seed,
      tasks: tasks.map((task, index) => {
        const personal = personalTask(task, query.seed)
        return {
          id: task.id,
          position: index + 1,
          title: task.title,
          question: personal.question(),
          solution: query.keys === 'yes' ? personal.solution(task.solutionHtml) : null,
        }
      }),
      can: { readKeys },
    }
  }),

  handle(contract.exportGift, async (ctx, { params }) => {
    const training = await accessTraining(ctx, params.trainingId)
    if (!(await mayReadKeysOf(ctx, training.workId))) throw refuse('training_not_found')
    const { text, taken, leftOut } = exportTasks(await listTaskTexts(ctx.sql, training.workId))
    return { fileName: `training-${training.id}.gift`, text, taken, leftOut }
  }),
]
