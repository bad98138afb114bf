import type { Sql } from '@school/db'
import {
  type LessonOpinion,
  type LessonOpinionSums,
  type Opinion,
  mostOpinionWords,
} from '../../contract/opinions.ts'

export async function findOpinion(
  sql: Sql,
  userId: number,
  lessonId: number,
): Promise<LessonOpinion | undefined> {
  const { rows } = await sql.query<LessonOpinion & { opinion: Opinion }>({
    name: 'find_lesson_opinion',
    text: 'select opinion, words from lesson_opinions where user_id = $1 and lesson_id = $2',
    values: [userId, lessonId],
  })
  return rows[0]
}

export async function saveOpinion(
  sql: Sql,
  said: { userId: number; lessonId: number; opinion: Opinion; words: string },
  now: Date,
): Promise<void> {
  await sql.query({
    name: 'save_lesson_opinion',
    text: `insert into lesson_opinions (user_id, lesson_id, opinion, words, said_at) values ($1, $2, $3, $4, $5)
      on conflict (user_id, lesson_id) do update set opinion = excluded.opinion, words = excluded.words, said_at = excluded.said_at`,
    values: [said.userId, said.lessonId, said.opinion, said.words, now],
  })
}

/** Whether somebody has closed every task of a work; one without tasks is closed. */
export async function isWorkClosed(sql: Sql, userId: number, workId: number): Promise<boolean> {
  const { rows } = await sql.query<{ isClosed: boolean }>({
    name: 'is_lesson_work_closed',
    text: `select not exists (
        select from work_tasks wt
        left join attempts a on a.work_id = wt.work_id and a.user_id = $1
        left join task_states s on s.attempt_id = a.id and s.task_id = wt.task_id
        where wt.work_id = $2 and not coalesce(s.share >= 1 or s.gave_up, false)
      ) as "isClosed"`,
    values: [userId, workId],
  })
  return rows[0]!.isClosed
}

/** A line for each lesson that anybody has spoken of; what is understood least comes first. */
export async function listSums(sql: Sql): Promise<LessonOpinionSums[]> {
  const countOf = (opinion: Opinion) =>
    `count(*) filter (where o.opinion = '${opinion}')::int as "${opinion}"`
  const { rows } = await sql.query<LessonOpinionSums>({
    name: 'list_lesson_opinions',
    text: `select l.id as "lessonId", c.id as "courseId", c.title as course, l.position, l.title as lesson,
        ${countOf('clear')}, ${countOf('partly')}, ${countOf('unclear')}, count(*)::int as total,
        count(*) filter (where o.words <> '')::int as "withWords"
      from lesson_opinions o join lessons l on l.id = o.lesson_id join courses c on c.id = l.course_id
      group by l.id, c.id order by count(*) filter (where o.opinion = 'unclear')::real / count(*) desc, c.title, l.position`,
  })
  return rows
}

export async function listWords(
  sql: Sql,
  lessonId: number,
): Promise<{ opinion: Opinion; words: string; saidAt: Date }[]> {
  const { rows } = await sql.query<{ opinion: Opinion; words: string; saidAt: Date }>({
    name: 'list_opinion_words',
    text: `select opinion, words, said_at as "saidAt" from lesson_opinions
      where lesson_id = $1 and words <> '' order by said_at desc, user_id limit ${mostOpinionWords}`,
    values: [lessonId],
  })
  return rows
}
