import { erasedWhere, kept, type PersonPart } from '@school/personal-data/server'
import { dataExports } from './ru-export.ts'
import { ownTaskLabels, ownTasks } from './tables.ts'

/** Personal data stored by this module (decision 065). */
export const ownTasksPart: PersonPart = {
  module: 'own-tasks',
  deletions: [
    erasedWhere(
      ownTasks,
      `author_id = $1 and not exists (select from own_task_versions v join work_tasks wt on wt.task_id = v.task_id
        where v.own_task_id = own_tasks.id)`,
    ),
    kept(ownTasks, 'author_id', 'Pupils have solved it: it is their work too'),
    kept(ownTaskLabels, 'author_id', 'Says under what the tasks lie that stay'),
  ],
  dataExports,
}
