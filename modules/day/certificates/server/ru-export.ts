import type { DataExport } from '@school/personal-data/server'

/** What this module adds to a person's data export. Column names are shown to people. */
export const dataExports: readonly DataExport[] = [
  {
    name: 'certificates',
    title: 'Дипломы и сертификаты',
    columns: {
      kind: 'вид',
      title: 'за что',
      details: 'результат',
      number: 'номер',
      issued_at: 'выдан',
      withdrawn_at: 'отозван',
    },
    sql: `select kind, title, details, number, issued_at, withdrawn_at from certificates where user_id = $1 order by issued_at`,
  },
]
