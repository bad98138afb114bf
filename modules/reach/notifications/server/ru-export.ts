import type { DataExport } from '@school/personal-data/server'

/** What this module adds to a person's data export. Column names are shown to people. */
export const dataExports: readonly DataExport[] = [
  {
    name: 'notifications',
    title: 'Уведомления',
    columns: { created_at: 'когда', title: 'о чём', text: 'подробности', read_at: 'прочитано' },
    sql: 'select created_at, title, text, read_at from notifications where user_id = $1 order by created_at, id',
  },
]
