import type { ModuleVisits } from '@school/server/testing'

const task = (where: string) =>
  `select id as "ownTaskId", author_id as owner from own_tasks where ${where} order by id limit 1`

export const visits: ModuleVisits = {
  addresses: {
    ownTaskId: 'select id as "ownTaskId" from own_tasks',
    labelId: 'select id as "labelId" from own_task_labels',
  },
  objects: {
    ownTaskId: {
      draft: task('task_id is null and archived_at is null'),
      ready: task('task_id is not null and archived_at is null and shared_at is null'),
      shared: task('shared_at is not null and archived_at is null'),
      archived: task('archived_at is not null'),
    },
    labelId: {
      own: 'select id as "labelId", author_id as owner from own_task_labels where shared_at is null order by id limit 1',
      shared:
        'select id as "labelId", author_id as owner from own_task_labels where shared_at is not null order by id limit 1',
    },
  },
}
