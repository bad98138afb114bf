import type { DataExport } from '@school/personal-data/server'

/** What the person’s data export contains of this module. Names of columns are read by people. */
export const dataExports: readonly DataExport[] = [
  {
    name: 'identities',
    title: 'Вход через другие сервисы',
    columns: { provider: 'сервис', name: 'имя там', created_at: 'привязан' },
    sql: `select provider, name, created_at from identities where user_id = $1 order by created_at`,
  },
]
