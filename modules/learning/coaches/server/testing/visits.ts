import type { ModuleVisits } from '@school/server/testing'

const coach = (state: string) =>
  `select user_id as "coachId", user_id as owner from coach_data where state = '${state}' and $1::timestamptz is not null limit 1`

export const visits: ModuleVisits = {
  addresses: {
    coachId: 'select user_id as "coachId" from coach_data',
    documentId: 'select id as "documentId" from coach_documents',
    slotId: 'select id as "slotId" from coach_slots',
    vacationId: 'select id as "vacationId" from coach_vacations',
  },
  prepared: [
    `insert into files (id, owner_id, name, type, size, created_at, attached_at)
      select gen_random_uuid(), user_id, 'diplom.txt', 'text/plain', 7, $1::timestamptz, $1::timestamptz from coach_data`,
    `insert into coach_documents (user_id, kind, file_id, created_at)
      select owner_id, 'education', id, $1::timestamptz from files where name = 'diplom.txt'`,
  ],
  objects: {
    coachId: { waiting: coach('on_check'), approved: coach('approved') },
    documentId: {
      of_checked: `select d.id as "documentId", d.user_id as owner from coach_documents d join coach_data c using (user_id)
        where c.state = 'approved' and $1::timestamptz is not null order by d.id limit 1`,
      on_check: `select d.id as "documentId", d.user_id as owner from coach_documents d join coach_data c using (user_id)
        where c.state = 'on_check' and $1::timestamptz is not null order by d.id limit 1`,
    },
    slotId: {
      of_every_week: `select id as "slotId", user_id as owner from coach_slots where kind = 'regular' and $1::timestamptz is not null order by id limit 1`,
    },
    vacationId: {
      ahead: `select id as "vacationId", user_id as owner from coach_vacations where $1::timestamptz is not null order by id limit 1`,
    },
  },
}
