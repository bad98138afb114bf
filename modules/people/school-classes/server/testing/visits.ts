import type { ModuleVisits } from '@school/server/testing'

/** Undoing it changes nothing: it has added no pupil. */
const lastImport = `(select max(i.id) from class_imports i where i.school_class_id = c.id) as "importId"`

const taught = (where: string) => `select c.id as "schoolClassId", m.user_id as owner,
    (select max(user_id) from class_members where school_class_id = c.id and role = 'pupil') as "userId", (select min(id) from courses) as "courseId", ${lastImport} from school_classes c
    join class_members m on m.school_class_id = c.id and m.role = 'teacher' join users u on u.id = m.user_id and u.email is null
  where ${where} order by c.id desc, m.user_id limit 1`

/** Of a school that the other test people do not reach, for an administrator of its region and for somebody who learns there. */
const managed = `select c.id as "schoolClassId", s.user_id as owner, (select max(user_id) from class_members where role = 'pupil') as "userId",
    (select min(id) from courses) as "courseId", ${lastImport}, (select max(m.user_id) from memberships m join users u on u.id = m.user_id
      where u.email is null and m.role = 'admin' and m.is_active and m.organization_id = any (o.path)) as leader
  from school_classes c join organizations o on o.id = c.organization_id and o.name = 'Чужая школа'
  join memberships s on s.organization_id = o.id and s.role = 'student'`

export const visits: ModuleVisits = {
  addresses: {
    schoolClassId: `select c.id as "schoolClassId", m.user_id as "userId", (select min(id) from courses) as "courseId", ${lastImport} from school_classes c
      join class_members m on m.school_class_id = c.id`,
  },
  prepared: [
    `insert into school_classes (organization_id, grade_index, letter, school_year) select id, 7, 'Я', 2026 from organizations where name = 'Чужая школа'`,
    `update school_classes set archived_at = $1 where id = (select min(c.id) from school_classes c where not exists (
      select from class_members m join users u on u.id = m.user_id where m.school_class_id = c.id and u.email is not null))`,
    `insert into class_imports (school_class_id, made_at) select id, $1::timestamptz from school_classes`,
  ],
  objects: {
    schoolClassId: {
      of_organization: managed,
      of_this_year: taught('c.archived_at is null'),
      with_codes: `select c.id as "schoolClassId", k.user_id as "userId", k.issued_by as owner, (select min(id) from courses) as "courseId", ${lastImport} from class_entry_codes k
        join class_members m on m.user_id = k.user_id join school_classes c on c.id = m.school_class_id order by k.user_id limit 1`,
      archived: taught('c.archived_at is not null'),
    },
  },
}
