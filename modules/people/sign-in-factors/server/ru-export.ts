import type { DataExport } from '@school/personal-data/server'

/** What the person’s data export contains of this module. Names of columns are read by people. */
export const dataExports: readonly DataExport[] = [
  {
    name: 'passkeys',
    title: 'Ключи входа',
    columns: { name: 'название', created_at: 'добавлен', last_used_at: 'последний вход' },
    sql: `select name, created_at, last_used_at from passkeys where user_id = $1 order by created_at`,
  },
]
