import type { DataExport } from '@school/personal-data/server'

/** What this module adds to a person's data export. Column names are shown to people. */
export const dataExports: readonly DataExport[] = [
  {
    name: 'achievements',
    title: 'Достижения',
    columns: { family: 'достижение', of: 'о чём', reached_at: 'когда' },
    sql: `select family, of, reached_at from achievement_grants where user_id = $1 order by reached_at, family`,
  },
]
