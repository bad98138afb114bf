import type { DataExport } from '@school/personal-data/server'

/** What the person’s data export contains of this module. Names of columns are read by people. */
export const dataExports: readonly DataExport[] = [
  {
    name: 'invitations',
    title: 'Приглашения',
    columns: { kind: 'куда', accepted_at: 'принято', state: 'состояние' },
    sql: `select i.kind, a.accepted_at, a.state from invitation_accepts a join invitations i on i.id = a.invitation_id where a.user_id = $1 order by a.accepted_at`,
  },
]
