import type { Avatar } from '@school/users/contract'
import { avatarSql } from '@school/users/server'
import { listedNameSql, pageApart, teacherNameSql } from '@school/names/server'
import type { Sql } from '@school/db'
import type { PageOf, Paging } from '@school/kernel/contract'
import { listPage } from '@school/kernel/server'
import { seatOfPupilSql } from '@school/school-classes/server'

export interface QuestionRow {
  id: number
  taskId: number | null
  position: number | null
  taskTitle: string | null
  atSeconds: number | null
  question: string
  askedAt: Date
  answer: string | null
  answeredAt: Date | null
  answeredByName: string | null
  readAt: Date | null
}

export interface PupilQuestionRow extends QuestionRow {
  userId: number
  lessonId: number
  courseId: number
  lessonTitle: string
  courseTitle: string
  pupilName: string
  avatar: Avatar | null
  gradeIndex: number | null
  className: string | null
  commonQuestion: string | null
  commonAnswer: string | null
  version: number
}

const columns = `q.id, q.task_id as "taskId", wt.position, t.title as "taskTitle", q.at_seconds as "atSeconds", q.question,
    q.asked_at as "askedAt", q.answer, q.answered_at as "answeredAt", ${teacherNameSql('k')} as "answeredByName", q.read_at as "readAt"`
const from = `lesson_questions q
    join lessons l on l.id = q.lesson_id
    left join work_tasks wt on wt.work_id = l.work_id and wt.task_id = q.task_id
    left join tasks t on t.id = q.task_id
    left join users k on k.id = q.answered_by`

/** One's own about a lesson, the newest first. */
export async function listOwnQuestions(sql: Sql, userId: number, lessonId: number): Promise<QuestionRow[]> {
  const { rows } = await sql.query<QuestionRow>({
    name: 'list_own_lesson_questions',
    text: `select ${columns} from ${from} where q.user_id = $1 and q.lesson_id = $2 order by q.asked_at desc, q.id desc limit 100`,
    values: [userId, lessonId],
  })
  return rows
}

/** What a methodist has put before everybody, the last first. */
export async function listCommonQuestions(
  sql: Sql,
  lessonId: number,
): Promise<{ id: number; question: string; answer: string }[]> {
  const { rows } = await sql.query<{ id: number; question: string; answer: string }>({
    name: 'list_common_questions',
    text: `select id, common_question as question, common_answer as answer from lesson_questions
      where lesson_id = $1 and published_at is not null and common_question is not null and common_answer is not null
      order by published_at desc, id desc limit 30`,
    values: [lessonId],
  })
  return rows
}

export async function countWaiting(sql: Sql, userId: number): Promise<number> {
  const { rows } = await sql.query<{ count: number }>({
    name: 'count_waiting_questions',
    text: 'select count(*)::int as count from lesson_questions where user_id = $1 and answered_at is null',
    values: [userId],
  })
  return rows[0]!.count
}

export async function isTaskOfLesson(sql: Sql, workId: number, taskId: number): Promise<boolean> {
  const { rowCount } = await sql.query({
    name: 'is_task_of_lesson',
    text: 'select from work_tasks where work_id = $1 and task_id = $2',
    values: [workId, taskId],
  })
  return rowCount === 1
}

export async function insertQuestion(
  sql: Sql,
  asked: { userId: number; lessonId: number; taskId: number | null; atSeconds: number | null; text: string },
  now: Date,
): Promise<void> {
  await sql.query({
    name: 'insert_lesson_question',
    text: `insert into lesson_questions (user_id, lesson_id, task_id, at_seconds, question, asked_at) values ($1, $2, $3, $4, $5, $6)`,
    values: [asked.userId, asked.lessonId, asked.taskId, asked.atSeconds, asked.text, now],
  })
}

export async function noteReading(sql: Sql, userId: number, lessonId: number, now: Date): Promise<void> {
  await sql.query({
    name: 'note_reading_of_answers',
    text: `update lesson_questions set read_at = $3
      where user_id = $1 and lesson_id = $2 and answered_at is not null and read_at is null`,
    values: [userId, lessonId, now],
  })
}

/** $1 teaches a current class in which the author of the question learns. */
const isOwnTeacherSql = `exists (select from class_members teacher
    join class_members pupil on pupil.school_class_id = teacher.school_class_id and pupil.role = 'pupil'
    join school_classes c on c.id = teacher.school_class_id and c.archived_at is null
    where teacher.user_id = $1 and teacher.role = 'teacher' and pupil.user_id = q.user_id)`
const hasTeacherSql = `exists (select from class_members pupil
    join class_members teacher on teacher.school_class_id = pupil.school_class_id and teacher.role = 'teacher'
    join school_classes c on c.id = pupil.school_class_id and c.archived_at is null
    where pupil.user_id = q.user_id and pupil.role = 'pupil')`

export interface Answerer {
  id: number
  isMethodist: boolean
  /** Since when a question has waited too long for its teacher: then methodists see it too. */
  lateBefore: Date
}

const waitingSql = `q.answered_at is null and (${isOwnTeacherSql} or ($2 and (q.asked_at < $3 or not ${hasTeacherSql})))`
const answeredSql = `q.answered_at is not null and ($2 or ${isOwnTeacherSql}) and $3::timestamptz is not null`

const pupilColumns = `${columns}, q.user_id as "userId", q.lesson_id as "lessonId", l.course_id as "courseId", l.title as "lessonTitle",
    c.title as "courseTitle", ${listedNameSql('u')} as "pupilName", ${avatarSql('u')} as avatar, u.grade_index as "gradeIndex", seat.class_name as "className",
    q.common_question as "commonQuestion", q.common_answer as "commonAnswer", q.version`
const pupilFrom = `${from} join courses c on c.id = l.course_id join users u on u.id = q.user_id
    left join lateral (${seatOfPupilSql('q.user_id')}) seat on true`

export function listForAnswerer(
  sql: Sql,
  { id, isMethodist, lateBefore }: Answerer,
  isAnswered: boolean,
  paging: Paging,
): Promise<PageOf<PupilQuestionRow>> {
  const page = isAnswered
    ? listPage<PupilQuestionRow & { answeredAt: Date }>(sql, paging, (limit, offset) => ({
        name: 'list_answered_pupil_questions',
        text: `select count(*) over ()::int as total, ${pupilColumns} from ${pupilFrom}
          where ${answeredSql} order by q.answered_at desc, q.id desc limit $4 offset $5`,
        values: [id, isMethodist, lateBefore, limit, offset],
      }))
    : listPage<PupilQuestionRow>(sql, paging, (limit, offset) => ({
        name: 'list_waiting_pupil_questions',
        text: `select count(*) over ()::int as total, ${pupilColumns} from ${pupilFrom}
          where ${waitingSql} order by q.asked_at, q.id limit $4 offset $5`,
        values: [id, isMethodist, lateBefore, limit, offset],
      }))
  return pageApart(sql, page, { id: 'userId', name: 'pupilName', place: 'className' })
}

export async function countForAnswerer(sql: Sql, { id, isMethodist, lateBefore }: Answerer): Promise<number> {
  const { rows } = await sql.query<{ count: number }>({
    name: 'count_waiting_pupil_questions',
    text: `select count(*)::int as count from lesson_questions q where ${waitingSql}`,
    values: [id, isMethodist, lateBefore],
  })
  return rows[0]!.count
}

/** A question that the viewer may answer: of their pupil, of anybody for a methodist. */
export async function findForAnswerer(
  sql: Sql,
  { id, isMethodist }: Pick<Answerer, 'id' | 'isMethodist'>,
  questionId: number,
): Promise<PupilQuestionRow | undefined> {
  const { rows } = await sql.query<PupilQuestionRow>({
    name: 'find_pupil_question',
    text: `select ${pupilColumns} from ${pupilFrom} where q.id = $3 and ($2 or ${isOwnTeacherSql})`,
    values: [id, isMethodist, questionId],
  })
  return rows[0]
}

export async function saveAnswer(
  sql: Sql,
  id: number,
  answer: string,
  answeredBy: number,
  now: Date,
): Promise<void> {
  await sql.query({
    name: 'save_lesson_answer',
    text: 'update lesson_questions set answer = $2, answered_by = $3, answered_at = $4, read_at = null where id = $1',
    values: [id, answer, answeredBy, now],
  })
}

/** `null` hides it again. */
export async function savePublication(
  sql: Sql,
  id: number,
  words: { question: string; answer: string } | null,
  by: number,
  now: Date,
): Promise<void> {
  await sql.query({
    name: 'publish_lesson_question',
    text: `update lesson_questions set common_question = $2, common_answer = $3, published_by = $4, published_at = $5 where id = $1`,
    values: [id, words?.question ?? null, words?.answer ?? null, words ? by : null, words ? now : null],
  })
}

interface AnsweredLesson {
  lessonId: number
  courseId: number
  title: string
  answeredAt: Date
}

/** Lessons with answers that their pupil has not read. */
export async function listUnread(sql: Sql, userId: number): Promise<AnsweredLesson[]> {
  const { rows } = await sql.query<AnsweredLesson>({
    name: 'list_unread_answers',
    text: `select l.id as "lessonId", l.course_id as "courseId", l.title, max(q.answered_at) as "answeredAt"
      from lesson_questions q join lessons l on l.id = q.lesson_id
      where q.user_id = $1 and q.answered_at is not null and q.read_at is null and l.retired_at is null
      group by l.id order by max(q.answered_at) desc limit 5`,
    values: [userId],
  })
  return rows
}

/** Lessons of these whose answers were read since then, with the last time. */
export async function listRead(
  sql: Sql,
  userId: number,
  lessonIds: readonly number[],
  since: Date,
): Promise<{ lessonId: number; at: Date }[]> {
  const { rows } = await sql.query<{ lessonId: number; at: Date }>({
    name: 'list_read_answers',
    text: `select lesson_id as "lessonId", max(read_at) as at from lesson_questions
      where user_id = $1 and lesson_id = any($2::int[]) and read_at >= $3 group by lesson_id`,
    values: [userId, lessonIds, since],
  })
  return rows
}
