import { disciplineSql } from '@school/disciplines/server'
import type { Avatar } from '@school/users/contract'
import { avatarSql } from '@school/users/server'
import { nameOrderSql } from '@school/names/server'
import type { Sql } from '@school/db'
import type { Mastery } from './rules/mastery.ts'

/** A skill with the progress of a user. */
export interface SkillRow extends Mastery {
  id: number
  key: string
  title: string
  summary: string
  section: string
  grade: number
  position: number
  prerequisiteIds: number[]
  workId: number
  easiest: number
  hardest: number
  disciplineId: number
  disciplineKey: string
  disciplineTitle: string
  disciplineHue: number
  lessonId: number | null
  courseId: number | null
  lessonTitle: string | null
  answered: number
  right: number
  practisedAt: Date | null
}

/** All skills of the school in map order, with the progress of this user. A map has a few hundred skills at most. */
export async function listSkills(sql: Sql, userId: number): Promise<SkillRow[]> {
  const { rows } = await sql.query<SkillRow>({
    name: 'list_skills',
    text: `select s.id, s.key, s.title, s.summary, s.section, s.grade, s.position, s.prerequisite_ids as "prerequisiteIds",
        s.work_id as "workId", s.easiest, s.hardest,
        ${disciplineSql},
        l.id as "lessonId", l.course_id as "courseId", l.title as "lessonTitle",
        coalesce(m.level, 'not_started') as level, coalesce(m.series, '{}') as series,
        greatest(s.easiest, least(s.hardest, coalesce(m.step, 1))) as step,
        coalesce(m.rights, 0) as rights, coalesce(m.wrongs, 0) as wrongs, coalesce(m.repetition, 0) as repetition, m.due_at as "dueAt",
        coalesce(m.answered, 0) as answered, coalesce(m.right, 0) as right, m.practised_at as "practisedAt"
      from skills s
      join disciplines d on d.id = s.discipline_id
      left join lessons l on l.id = s.lesson_id and l.retired_at is null
      left join skill_mastery m on m.skill_id = s.id and m.user_id = $1
      where s.retired_at is null
      order by d.position, s.position, s.id`,
    values: [userId],
  })
  return rows
}

export interface PersonRow {
  id: number
  firstName: string
  lastName: string
  gradeIndex: number | null
}

export async function findPerson(sql: Sql, id: number): Promise<PersonRow | undefined> {
  const { rows } = await sql.query<PersonRow>({
    name: 'find_skills_person',
    text: 'select id, first_name as "firstName", last_name as "lastName", grade_index as "gradeIndex" from users where id = $1',
    values: [id],
  })
  return rows[0]
}

export interface NamedSkill {
  title: string
  lessonId: number | null
  courseId: number | null
  disciplineKey: string
  disciplineTitle: string
  disciplineHue: number
}

export interface ReminderRow {
  /** Practised at least once. */
  begun: number
  /** Mastered, and to be repeated by now. */
  due: number
  /** Of those to be repeated the one that has waited longest. */
  oldest: NamedSkill | null
  /** Tried and not yet known, the one practised last. */
  weakest: NamedSkill | null
}

const firstSql = (where: string, order: string): string =>
  `(array_agg(json_build_object('title', s.title, 'lessonId', l.id, 'courseId', l.course_id, 'disciplineKey', d.key, 'disciplineTitle', d.title,
    'disciplineHue', d.hue) order by ${order}) filter (where ${where}))[1]`
const isDueSql = `m.level = 'mastered' and m.due_at <= $2`

export async function findReminder(sql: Sql, userId: number, now: Date): Promise<ReminderRow> {
  const { rows } = await sql.query<ReminderRow>({
    name: 'find_skill_reminder',
    text: `select count(*)::int as begun, count(*) filter (where ${isDueSql})::int as due,
        ${firstSql(isDueSql, 'm.due_at, s.id')} as oldest, ${firstSql(`m.level = 'attempted'`, 'm.practised_at desc, s.id')} as weakest
      from skill_mastery m join skills s on s.id = m.skill_id and s.retired_at is null
      join disciplines d on d.id = s.discipline_id left join lessons l on l.id = s.lesson_id and l.retired_at is null
      where m.user_id = $1`,
    values: [userId, now],
  })
  return rows[0]!
}

export interface PupilRow {
  id: number
  firstName: string
  lastName: string
  avatar: Avatar | null
  gradeIndex: number
  letter: string
  begun: number
  mastered: number
  due: number
  practisedAt: Date | null
}

/** Pupils of a teacher's classes: those with more due repetitions and fewer started skills come first. */
export async function listPupils(sql: Sql, teacherId: number, now: Date): Promise<PupilRow[]> {
  const { rows } = await sql.query<PupilRow>({
    name: 'list_skill_pupils',
    text: `select u.id, u.first_name as "firstName", u.last_name as "lastName", ${avatarSql('u')} as avatar, c.grade_index as "gradeIndex", c.letter,
        reached.begun, reached.mastered, reached.due, reached."practisedAt"
      from class_members teacher
      join school_classes c on c.id = teacher.school_class_id and c.archived_at is null
      join class_members pupil on pupil.school_class_id = c.id and pupil.role = 'pupil'
      join users u on u.id = pupil.user_id
      cross join lateral (
        select count(*)::int as begun, count(*) filter (where m.level = 'mastered')::int as mastered,
          count(*) filter (where m.level = 'mastered' and m.due_at <= $2)::int as due, max(m.practised_at) as "practisedAt"
        from skill_mastery m join skills s on s.id = m.skill_id and s.retired_at is null where m.user_id = u.id
      ) reached
      where teacher.user_id = $1 and teacher.role = 'teacher'
      order by c.grade_index, c.letter, reached.due desc, reached.begun, ${nameOrderSql('u')}, u.id`,
    values: [teacherId, now],
  })
  return rows
}

/** Saves the progress of a user in a skill after an answer. */
export async function saveMastery(
  sql: Sql,
  userId: number,
  skillId: number,
  mastery: Mastery,
  isRight: boolean,
  now: Date,
): Promise<void> {
  const { level, series, step, rights, wrongs, repetition, dueAt } = mastery
  await sql.query({
    name: 'save_mastery',
    text: `insert into skill_mastery as m
        (user_id, skill_id, level, series, step, rights, wrongs, repetition, due_at, answered, "right", practised_at)
      values ($1, $2, $3, $4::boolean[], $5, $6, $7, $8, $9, 1, $10, $11)
      on conflict (user_id, skill_id) do update set level = excluded.level, series = excluded.series, step = excluded.step,
        rights = excluded.rights, wrongs = excluded.wrongs, repetition = excluded.repetition, due_at = excluded.due_at,
        answered = m.answered + 1, "right" = m.right + excluded.right, practised_at = excluded.practised_at`,
    values: [userId, skillId, level, series, step, rights, wrongs, repetition, dueAt, isRight ? 1 : 0, now],
  })
}

/** Whether there are skills for a pupil of this grade. */
export async function hasSkillsFor(sql: Sql, grade: number): Promise<boolean> {
  const { rows } = await sql.query<{ has: boolean }>({
    name: 'has_skills_for_grade',
    text: 'select exists (select from skills where retired_at is null and grade <= $1) as has',
    values: [grade],
  })
  return rows[0]!.has
}
