import { containsSql, type Sql } from '@school/db'
import type { PageOf, Paging } from '@school/kernel/contract'
import { listPage } from '@school/kernel/server'
import { isWhollyJudgedSql } from '@school/results/server'
import type { LibrarySection } from '@school/homeworks/contract'
import type { LibraryFacets } from '../contract/library.ts'
import type { LibraryFilters } from '../contract/library-endpoints.ts'
import { type DisciplineColumns, disciplineSql } from '@school/disciplines/server'

export interface SetRow extends DisciplineColumns {
  id: number
  section: LibrarySection
  title: string
  subtitle: string
  grades: number[]
  theme: string
  examNumbers: number[]
  year: number | null
  workId: number
  retiredAt: Date | null
  tasksCount: number
  difficulties: number
  averagePercent: number | null
  solvedBy: number
  homeworkId: number | null
  isFavourite: boolean
}

/** `$1` is the viewer. Results cover all pupils who have submitted the set, taken by themselves or given by a teacher. */
const setSql = `select s.id, s.section, s.title, s.subtitle, s.grades, s.theme, s.exam_numbers as "examNumbers", s.year, s.work_id as "workId",
    s.retired_at as "retiredAt", ${disciplineSql}, k.*, r.*,
    (select h.id from homeworks h join homework_targets t on t.homework_id = h.id
      where h.set_id = s.id and h.source = 'library' and t.target = 'user' and t.target_id = $1) as "homeworkId",
    exists (select from homework_set_favourites where user_id = $1 and set_id = s.id) as "isFavourite"
  from homework_sets s
  join disciplines d on d.id = s.discipline_id
  cross join lateral (
    select count(*)::int as "tasksCount", coalesce(sum(t.difficulty), 0)::int as difficulties
    from work_tasks wt join tasks t on t.id = wt.task_id where wt.work_id = s.work_id
  ) k
  cross join lateral (
    select count(*)::int as "solvedBy", round(avg(100.0 * a.points / nullif(a.max_points, 0)))::int as "averagePercent"
    from homeworks h join attempts a on a.work_id = h.work_id and ${isWhollyJudgedSql('a')} where h.set_id = s.id
  ) r`

export async function findSet(sql: Sql, id: number, userId: number): Promise<SetRow | undefined> {
  const { rows } = await sql.query<SetRow>({
    name: 'find_homework_set',
    text: `${setSql} where s.id = $2`,
    values: [userId, id],
  })
  return rows[0]
}

type Given = { [K in keyof LibraryFilters]?: LibraryFilters[K] | null }

export async function listSets(
  sql: Sql,
  userId: number,
  section: LibrarySection,
  { disciplineEq, themeEq, examNumberEq, difficultyEq, gradeEq, yearEq, titleCont, favouriteEq }: Given,
  paging: Paging,
): Promise<PageOf<SetRow>> {
  return listPage<SetRow>(sql, paging, (limit, offset) => ({
    name: 'list_homework_sets',
    text: `select found.*, count(*) over ()::int as total from (${setSql}
        where s.section = $2 and s.retired_at is null and ($3::text is null or d.key = $3) and ($4::text is null or s.theme = $4)
          and ($5::int is null or $5 = any(s.exam_numbers)) and ($6::int is null or $6 = any(s.grades)) and ($7::int is null or s.year = $7)
          and ($8::text is null or ${containsSql("s.title || ' ' || s.subtitle || ' ' || s.theme", '$8')})) found
      join homework_sets o on o.id = found.id
      where ($9::int is null or round(difficulties::numeric / nullif("tasksCount", 0)) = $9) and ($10::int is null or "isFavourite")
      order by o.position, o.id limit $11 offset $12`,
    values: [
      userId,
      section,
      disciplineEq ?? null,
      themeEq ?? null,
      examNumberEq ?? null,
      gradeEq ?? null,
      yearEq ?? null,
      titleCont || null,
      difficultyEq ?? null,
      favouriteEq ?? null,
      limit,
      offset,
    ],
  }))
}

export async function readFacets(sql: Sql, section: LibrarySection): Promise<LibraryFacets> {
  const { rows } = await sql.query<LibraryFacets>({
    name: 'read_library_facets',
    text: `with s as (select * from homework_sets where section = $1 and retired_at is null)
      select coalesce((select jsonb_agg(jsonb_build_object('id', d.id, 'key', d.key, 'title', d.title, 'hue', d.hue) order by d.position)
          from disciplines d where d.id in (select discipline_id from s)), '[]') as disciplines,
        array(select distinct theme from s order by 1) as themes,
        array(select distinct unnest(exam_numbers)::int from s order by 1) as "examNumbers",
        array(select distinct year::int from s where year is not null order by 1 desc) as years`,
    values: [section],
  })
  return rows[0]!
}
