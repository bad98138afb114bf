import type { DataExport } from '@school/personal-data/server'

/** Personal data exported for a person from this module. Column names are shown to people. */
export const dataExports: readonly DataExport[] = [
  {
    name: 'olympiads',
    title: 'Олимпиады',
    columns: { title: 'олимпиада', s_title: 'этап', registered_at: 'запись', outcome: 'награда' },
    sql: `select o.title, s.title as s_title, p.registered_at, case when s.published_at is null then null else p.award end as outcome from olympiad_participations p join olympiad_stages s on s.id = p.stage_id join olympiads o on o.id = s.olympiad_id where p.user_id = $1 order by p.registered_at, p.id`,
  },
]
