import type { ModuleVisits } from '@school/server/testing'

/** Of classes of generated teachers (without an email), to which no test person belongs. */
const column = (where: string) => `select j.id as "columnId", m.user_id as owner,
    (select max(user_id) from class_members where school_class_id = j.school_class_id and role = 'pupil') as "userId"
  from journal_columns j join school_classes c on c.id = j.school_class_id
  join class_members m on m.school_class_id = c.id and m.role = 'teacher' join users u on u.id = m.user_id and u.email is null
  where ${where} order by j.id, m.user_id limit 1`

const made = (
  topic: string,
  ofClass: string,
) => `insert into journal_columns (school_class_id, discipline_id, day, kind, topic, weight, created_at)
  select c.id, (select min(id) from disciplines), '2026-10-05', 'test', '${topic}', 2, $1::timestamptz from school_classes c
  where not exists (select from class_members m join users u on u.id = m.user_id where m.school_class_id = c.id and u.email is not null)
    and exists (select from class_members m where m.school_class_id = c.id and m.role = 'teacher')
  order by ${ofClass} limit 1`

export const visits: ModuleVisits = {
  addresses: {
    columnId: `select j.id as "columnId", m.user_id as "userId" from journal_columns j
      join class_members m on m.school_class_id = j.school_class_id and m.role = 'pupil'`,
  },
  prepared: [
    made('Проверка', 'c.id desc'),
    // The first of them is put into the archive by the visits of school-classes.
    made('Из архива', 'c.id'),
    `insert into journal_columns (school_class_id, discipline_id, day, kind, topic, weight, created_at)
      select school_class_id, discipline_id, day, kind, 'С отметкой', weight, created_at from journal_columns where topic = 'Проверка'`,
    `insert into journal_marks (column_id, user_id, mark, version, updated_at)
      select j.id, (select max(user_id) from class_members where school_class_id = j.school_class_id and role = 'pupil'), '4', 1, $1::timestamptz
      from journal_columns j where topic = 'С отметкой'`,
  ],
  objects: {
    columnId: {
      empty: column(`j.topic = 'Проверка'`),
      marked: column(`j.topic = 'С отметкой'`),
      of_archived_class: column(`j.topic = 'Из архива'`),
    },
  },
}
