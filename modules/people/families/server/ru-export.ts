import type { DataExport } from '@school/personal-data/server'

/** What the person’s data export contains of this module. Names of columns are read by people. */
export const dataExports: readonly DataExport[] = [
  {
    name: 'family',
    title: 'Семья',
    columns: {
      outcome: 'кем',
      state: 'связь',
      started_at: 'с',
      ended_at: 'по',
      evening_letter: 'письма по вечерам',
      weekly_letter: 'письма о неделе',
    },
    sql: `select case when parent_id = $1 then 'родитель' else 'ребёнок' end as outcome, state, started_at, ended_at, evening_letter, weekly_letter from family_links where parent_id = $1 or child_id = $1 order by started_at`,
  },
  {
    name: 'consents',
    title: 'Согласия',
    columns: {
      kind: 'согласие',
      text_version: 'редакция',
      channel: 'как дано',
      given_at: 'дано',
      revoked_at: 'отозвано',
    },
    sql: `select kind, text_version, channel, given_at, revoked_at from consents where user_id = $1 or given_by = $1 order by given_at`,
  },
]
