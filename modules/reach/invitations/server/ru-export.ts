import type { DataExport } from '@school/personal-data/server'

/** What the person’s data export contains of this module. Names of columns are read by people. */
export const dataExports: readonly DataExport[] = [
  {
    name: 'invitations',
    title: 'Приглашения',
    columns: { kind: 'куда', accepted_at: 'принято', state: 'состояние' },
    sql: `select i.kind, a.accepted_at, a.state from invitation_accepts a join invitations i on i.id = a.invitation_id where a.user_id = $1 order by a.accepted_at`,
  },
  {
    name: 'school_requests',
    title: 'Заявки в\u00a0школы',
    columns: { school: 'школа', asked_at: 'когда', state: 'состояние' },
    sql: `select o.short_name as school, r.asked_at, r.state from school_requests r join organizations o on o.id = r.organization_id
      where r.user_id = $1 order by r.asked_at`,
  },
]
