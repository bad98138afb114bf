import { type ModuleVisits } from '@school/server/testing'

export const visits: ModuleVisits = {
  addresses: {
    taskId: `select id as "taskId" from tasks`,
  },
  objects: {
    reportId: {
      open: `select id as "reportId", user_id as owner from task_reports where status = 'open' order by id limit 1`,
      closed: `select id as "reportId", user_id as owner from task_reports where status <> 'open' order by id limit 1`,
    },
  },
}
