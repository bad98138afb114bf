import { gradeIndexes } from '@school/accounts/contract'
import { courseKind, courseLevels } from '@school/courses/contract'
import { foldedSql, type Sql } from '@school/db'
import { heldSql, holdersCountSql, openAccessSql } from '@school/grants/server'
import type { CatalogFacets, CatalogFilters } from '../contract/index.ts'
import { searchWords } from './rules.ts'

/**
 * Courses on sale whose words fit, each with whether it passes every other filter; parameters $1–$5 of `valuesOf`.
 * A word fits when it occurs in the text or, from four letters on, when the text has a word of similar spelling:
 * that finds other forms of the word and forgives a typo.
 */
const fittingSql = `select c.id, c.title, c.grades, c.level, c.is_free, c.created_at, c.discipline_id,
      $1::smallint is null or c.grades @> array[$1::smallint] as by_grade,
      $2::text[] is null or d.key = any ($2::text[]) as by_discipline,
      $3::text is null or c.level = $3::text as by_level,
      $4::boolean is null or c.is_free = $4::boolean as by_free
    from courses c
    join disciplines d on d.id = c.discipline_id
    join teachers t on t.id = c.teacher_id
    cross join lateral (
      select ${foldedSql(`concat_ws(' ', c.title, c.subtitle, t.name, d.title)`)} as words
    ) said
    where c.retired_at is null and not exists (
      select 1 from unnest($5::text[]) as word
      where strpos(said.words, word) = 0 and (length(word) < 4 or word_similarity(word, said.words) < 0.5)
    )`

const valuesOf = (q: CatalogFilters): unknown[] => [
  q.gradeEq ?? null,
  q.disciplineIn ?? null,
  q.levelEq ?? null,
  q.freeEq ?? null,
  searchWords(q.textCont),
]

// Trap: collations differ between databases; folded and compared by code points, titles are in one order everywhere.
const byTitle = `${foldedSql('title')} collate "C"`
const lowestGrade = '(select min(grade) from unnest(grades) as grade)'
const orders = {
  usual: `coalesce(grades @> array[(select grade_index from users where id = $8)], false) desc,
    coalesce(discipline_id = any((select discipline_ids from profiles where user_id = $8)::int[]), false) desc, ${lowestGrade}, ${byTitle}, id`,
  title: { asc: `${byTitle}, id`, desc: `${byTitle} desc, id desc` },
  grade: { asc: `${lowestGrade}, ${byTitle}, id`, desc: `${lowestGrade} desc, ${byTitle}, id` },
  new: { asc: 'created_at, id', desc: 'created_at desc, id desc' },
}

interface FoundCourses {
  ids: number[]
  total: number
}

/**
 * One page of the courses that pass all the filters, and how many there are.
 * @param pupilId whose grade comes first when no sort is requested; 0 for no pupil
 */
export async function findCourseIds(
  sql: Sql,
  { q, page, limit }: { q: CatalogFilters; page: number; limit: number },
  pupilId: number,
): Promise<FoundCourses> {
  const order = q.s ? orders[q.s.field][q.s.direction] : orders.usual
  const { rows } = await sql.query<FoundCourses>({
    name: `find_course_ids_${q.s ? `${q.s.field}_${q.s.direction}` : 'usual'}`,
    text: `with passing as (
        select * from (${fittingSql}) fitting where by_grade and by_discipline and by_level and by_free
      )
      select (select count(*)::int from passing) as total,
        array(select id from passing order by ${order} limit $6 offset $7) as ids`,
    values: [...valuesOf(q), limit, (page - 1) * limit, ...(q.s ? [] : [pupilId])],
  })
  return rows[0]!
}

/** Counts of all values of all filters, zeros too. Each filter is counted with the others applied, but not itself. */
export async function countFacets(sql: Sql, q: CatalogFilters): Promise<CatalogFacets> {
  const { rows } = await sql.query<CatalogFacets>({
    name: 'count_facets',
    text: `with fitting as (${fittingSql}),
      of_disciplines as (
        select discipline_id, count(*) as n from fitting where by_grade and by_level and by_free group by 1
      ),
      of_grades as (
        select grade, count(*) as n from fitting, unnest(grades) as grade
        where by_discipline and by_level and by_free group by 1
      ),
      of_levels as (
        select level, count(*) as n from fitting where by_grade and by_discipline and by_free group by 1
      )
      select
        (select coalesce(json_agg(
            json_build_object('key', d.key, 'title', d.title, 'hue', d.hue, 'count', coalesce(f.n, 0)) order by d.position, d.id), '[]')
          from disciplines d left join of_disciplines f on f.discipline_id = d.id) as disciplines,
        (select coalesce(json_agg(json_build_object('index', grade, 'count', coalesce(f.n, 0)) order by grade), '[]')
          from unnest($6::smallint[]) as grade left join of_grades f using (grade)) as grades,
        (select coalesce(json_agg(json_build_object('level', level, 'count', coalesce(f.n, 0)) order by place), '[]')
          from unnest($7::text[]) with ordinality as known (level, place) left join of_levels f using (level)) as levels,
        (select count(*)::int from fitting where is_free and by_grade and by_discipline and by_level) as free,
        (select count(*)::int from fitting where by_grade and by_discipline and by_level and by_free) as total`,
    values: [...valuesOf(q), gradeIndexes, courseLevels],
  })
  return rows[0]!
}

export interface LandingFacts {
  pupilsCount: number
  similarIds: number[]
  sampleTaskId: number | null
}

/** The easiest task of the first lesson that is answered in one move; parameter $1 is the course. */
const sampleTaskSql = `select t.id
  from (select work_id from lessons where course_id = $1 and retired_at is null order by position limit 1) first_lesson
  join work_tasks wt on wt.work_id = first_lesson.work_id
  join tasks t on t.id = wt.task_id
  where t.kind in ('single_choice', 'number') and t.difficulty <= 2 and t.retired_at is null
  order by t.difficulty, wt.position limit 1`

/** Similar is a course of the same discipline, or for pupils who are two grades apart at most; the nearest go first. */
export async function findLandingFacts(
  sql: Sql,
  courseId: number,
  maxSimilar: number,
): Promise<LandingFacts> {
  const { rows } = await sql.query<LandingFacts>({
    name: 'find_landing_facts',
    text: `select
        ${holdersCountSql({ kind: courseKind, resourceId: '$1' })} as "pupilsCount",
        (${sampleTaskSql}) as "sampleTaskId",
        array(
          select other.id
          from courses this
          join courses other on other.id <> this.id and other.retired_at is null
          cross join lateral (
            select other.discipline_id = this.discipline_id as same_discipline,
              (select min(abs(a - b)) from unnest(this.grades) as a, unnest(other.grades) as b) as grades_apart
          ) near
          where this.id = $1 and (near.same_discipline or near.grades_apart <= 2)
          order by near.same_discipline desc, near.grades_apart, other.id limit $2
        ) as "similarIds"`,
    values: [courseId, maxSimilar],
  })
  return rows[0]!
}

export async function findSampleTaskId(sql: Sql, courseId: number): Promise<number | undefined> {
  const { rows } = await sql.query<{ id: number }>({
    name: 'find_sample_task_id',
    text: sampleTaskSql,
    values: [courseId],
  })
  return rows[0]?.id
}

/** The course that a person has chosen last, among those that are open to them. */
export async function findChosenCourseId(sql: Sql, userId: number, now: Date): Promise<number | null> {
  const { rows } = await sql.query<{ id: number }>({
    name: 'find_chosen_course_id',
    text: `select held.resource_id as id from (${heldSql({ kind: courseKind, userId: '$1' })}) held
      where not held.is_archived
        and ${openAccessSql({ kind: courseKind, resourceId: 'held.resource_id', userId: '$1', now: '$2' })}
      order by held.since desc, held.resource_id desc limit 1`,
    values: [userId, now],
  })
  return rows[0]?.id ?? null
}

/** Disciplines with a course, a training or a skill of this class. */
export async function listSubjectIds(sql: Sql, gradeIndex: number): Promise<number[]> {
  const { rows } = await sql.query<{ id: number }>({
    name: 'list_subject_ids_of_grade',
    text: `select d.id from disciplines d
      where exists (select from courses c where c.discipline_id = d.id and c.retired_at is null and c.grades @> array[$1::smallint])
        or exists (select from trainings t where t.discipline_id = d.id and t.retired_at is null and t.grades @> array[$1::smallint])
        or exists (select from skills s where s.discipline_id = d.id and s.retired_at is null and s.grade = $1)
      order by d.position, d.id`,
    values: [gradeIndex],
  })
  return rows.map(({ id }) => id)
}
