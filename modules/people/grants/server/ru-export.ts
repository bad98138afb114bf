import type { DataExport } from '@school/personal-data/server'

/** What the person’s data export contains of this module. Names of columns are read by people. */
export const dataExports: readonly DataExport[] = [
  {
    name: 'grants',
    title: 'Открытый доступ',
    columns: { resource_kind: 'к чему', source: 'откуда', starts_at: 'с', ends_at: 'по' },
    sql: `select resource_kind, source, starts_at, ends_at from access_grants where user_id = $1 order by starts_at`,
  },
]
