import { listedNameSql, nameOrderSql, namesApart, teacherNameSql } from '@school/names/server'
import type { Sql } from '@school/db'
import { signsInByCodeOnlySql } from '@school/school-classes/server'
import { pupilFactsSql } from './pupil-facts.ts'

export interface ClassHead {
  id: number
  name: string
  schoolName: string
  schoolYear: number
  archivedAt: Date | null
}

export async function findClassHead(sql: Sql, classId: number): Promise<ClassHead> {
  const { rows } = await sql.query<ClassHead>({
    name: 'find_class_head',
    text: `select c.id, c.name, o.short_name as "schoolName", c.school_year as "schoolYear",
        c.archived_at as "archivedAt"
      from school_classes c join organizations o on o.id = c.organization_id where c.id = $1`,
    values: [classId],
  })
  return rows[0]!
}

export interface PupilRow {
  userId: number
  name: string
  hasCome: boolean
  hasCode: boolean
  lastVisitAt: Date | null
  percent: number | null
  tasks: number
  overdue: number
  weakSkill: string | null
}

/** Everybody of a class with what is known of them, in one statement. */
export async function listClassPupils(
  sql: Sql,
  { classId, since, now }: { classId: number; since: Date; now: Date },
): Promise<PupilRow[]> {
  const { rows } = await sql.query<PupilRow>({
    name: 'list_pupils_with_facts',
    text: `with pupil as materialized (select user_id from class_members where school_class_id = $1 and role = 'pupil')
      select f.user_id as "userId", ${listedNameSql('u')} as name, f.has_come as "hasCome",
        exists (select from class_entry_codes k where k.user_id = f.user_id) and ${signsInByCodeOnlySql('u')} as "hasCode",
        f.last_visit_at as "lastVisitAt", f.percent, f.tasks, f.overdue, f.weak_skill as "weakSkill"
      from (${pupilFactsSql('select user_id from pupil', '$2', '$3')}) f join users u on u.id = f.user_id`,
    values: [classId, since, now],
  })
  return namesApart(sql, rows, { id: 'userId', name: 'name' })
}

export interface TeacherRow {
  userId: number
  name: string
  isMe: boolean
  /** The viewer has added them. */
  isOwnWord: boolean
}

export async function listClassTeachers(sql: Sql, classId: number, viewerId: number): Promise<TeacherRow[]> {
  const { rows } = await sql.query<TeacherRow>({
    name: 'list_teachers_of_class',
    text: `select u.id as "userId", ${teacherNameSql('u')} as name, u.id = $2 as "isMe", m.added_by is not distinct from $2 as "isOwnWord"
      from class_members m join users u on u.id = m.user_id
      where m.school_class_id = $1 and m.role = 'teacher' order by u.id = $2 desc, ${nameOrderSql('u')}, u.id`,
    values: [classId, viewerId],
  })
  return rows
}
