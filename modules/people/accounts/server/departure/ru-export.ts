import type { DataExport } from '@school/personal-data/server'

/** What the person’s data export contains of the account. Names of columns are read by people. */
export const dataExports: readonly DataExport[] = [
  {
    name: 'sessions',
    title: 'Открытые входы',
    columns: {
      created_at: 'открыт',
      last_seen_at: 'последнее посещение',
      user_agent: 'браузер',
      ip: 'адрес',
    },
    sql: `select created_at, last_seen_at, user_agent, ip from sessions where user_id = $1 order by created_at`,
  },
  {
    name: 'account-events',
    title: 'Что происходило с\u00a0учётной записью',
    columns: { at: 'когда', kind: 'что', count: 'сколько раз', user_agent: 'браузер', ip: 'адрес' },
    sql: `select at, kind, count, user_agent, ip from account_events where user_id = $1 order by at, id`,
  },
  {
    name: 'agreements',
    title: 'Принятые соглашения',
    columns: { name: 'соглашение', version: 'редакция', accepted_at: 'когда' },
    sql: `select name, version, accepted_at from accepted_agreements where user_id = $1 order by accepted_at`,
  },
]
