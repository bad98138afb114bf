import type { DataExport } from '@school/personal-data/server'

export const dataExports: readonly DataExport[] = [
  {
    name: 'own-tasks',
    title: 'Свои задачи',
    columns: { title: 'задача', statement: 'условие', created_at: 'начата' },
    sql: `select title, source->>'statement' as statement, created_at from own_tasks
      where author_id = $1 order by created_at, id`,
  },
]
