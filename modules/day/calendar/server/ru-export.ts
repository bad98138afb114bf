import type { DataExport } from '@school/personal-data/server'

/** What this module adds to a person's data export. Column names are shown to people. */
export const dataExports: readonly DataExport[] = [
  {
    name: 'calendar',
    title: 'Свои дела в календаре',
    columns: { starts_at: 'когда', minutes: 'минут', title: 'дело' },
    sql: `select starts_at, minutes, title from calendar_items where user_id = $1 and cancelled_at is null order by starts_at, id`,
  },
]
