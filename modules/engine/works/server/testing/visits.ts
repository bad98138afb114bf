import { type ModuleVisits } from '@school/server/testing'

export const visits: ModuleVisits = {
  addresses: {
    attemptId: `select a.id as "attemptId", wt.task_id as "taskId" from attempts a join work_tasks wt on wt.work_id = a.work_id
      where a.user_id = $1 or wt.position = 1`,
  },
}
