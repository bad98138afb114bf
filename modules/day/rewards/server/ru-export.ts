import type { DataExport } from '@school/personal-data/server'

/** What this module adds to a person's data export. Column names are shown to people. */
export const dataExports: readonly DataExport[] = [
  {
    name: 'rewards',
    title: 'Опыт',
    columns: { currency: 'что', amount: 'сколько', reason: 'за что', created_at: 'когда' },
    sql: `select currency, amount, reason, created_at from reward_transactions where user_id = $1 order by created_at, id`,
  },
]
