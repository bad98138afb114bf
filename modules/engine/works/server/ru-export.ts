import type { DataExport } from '@school/personal-data/server'

/** This module's part of the personal data export. The exported files show the column titles. */
export const dataExports: readonly DataExport[] = [
  {
    name: 'answers',
    title: 'Ответы',
    columns: {
      kind: 'вид работы',
      number: 'попытка',
      title: 'задача',
      try_number: 'раз',
      response: 'ответ',
      answered_at: 'когда',
    },
    sql: `select w.kind, a.number, t.title, n.try_number, n.response, n.answered_at from attempts a join works w on w.id = a.work_id join answers n on n.attempt_id = a.id join tasks t on t.id = n.task_id where a.user_id = $1 order by n.answered_at, a.id, n.task_id`,
  },
  {
    name: 'attempts',
    title: 'Работы',
    columns: { kind: 'вид работы', number: 'попытка', started_at: 'начата', finished_at: 'закончена' },
    sql: `select w.kind, a.number, a.started_at, a.finished_at from attempts a join works w on w.id = a.work_id where a.user_id = $1 order by a.started_at, a.id`,
  },
  {
    name: 'reviews',
    title: 'Проверки',
    columns: { title: 'задача', comment: 'слова проверяющего', reviewed_at: 'когда' },
    sql: `select t.title, r.comment, r.reviewed_at from answer_reviews r join attempts a on a.id = r.attempt_id join works w on w.id = a.work_id join tasks t on t.id = r.task_id where a.user_id = $1 and a.judged_at is not null and (w.kind <> 'olympiad' or w.results_out_at is not null) and r.reviewed_at is not null and r.comment <> '' order by r.reviewed_at`,
  },
]
