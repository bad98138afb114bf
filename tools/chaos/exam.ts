import type { Database } from '@school/db'
import { correctResponse } from '@school/tasks/server'
import { slipsOf } from '../../apps/server/demo/slips.ts'
import type { KeyedTask } from '../../bench/pupils.ts'
import type { Exam } from './pupils.ts'

/** An exam of the content, each task with a wrong answer and the right one. */
export async function findExam({ pool }: Pick<Database, 'pool'>, key = 'spelling-sprint'): Promise<Exam> {
  const { rows } = await pool.query<KeyedTask & { trainingId: number }>(
    `select t.id as "trainingId", k.id, k.question, k.rubric from trainings t join works w on w.id = t.work_id
     join work_tasks wt on wt.work_id = w.id join tasks k on k.id = wt.task_id
     where t.key = $1 and k.recipe is null order by wt.position`,
    [key],
  )
  const tasks = rows.map((task) => ({
    task,
    responses: [...slipsOf(task.rubric).slice(0, 1), correctResponse(task.rubric)],
  }))
  return { path: `/api/trainings/${rows[0]!.trainingId}`, tasks }
}

/** A limit of one minute, so that deadlines pass during faults. */
export async function shortenExams({ pool }: Pick<Database, 'pool'>, key = 'spelling-sprint'): Promise<void> {
  await pool.query(`update works set rules = jsonb_set(rules, '{minutes}', '1') where key = $1`, [
    `training:${key}`,
  ])
}
