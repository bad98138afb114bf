import type { DataExport } from '@school/personal-data/server'

/** What this module adds to a person's data export. Column names are shown to people. */
export const dataExports: readonly DataExport[] = [
  {
    name: 'organizations',
    title: 'Школы и организации',
    columns: { name: 'организация', role: 'кем' },
    sql: `select o.name, m.role from memberships m join organizations o on o.id = m.organization_id where m.user_id = $1 order by o.id`,
  },
]
