import type { DataExport } from '@school/personal-data/server'

/** What this module adds to a person's data export. Column names are shown to people. */
export const dataExports: readonly DataExport[] = [
  {
    name: 'lessons',
    title: 'Просмотренные уроки',
    columns: {
      title: 'урок',
      first_opened_at: 'впервые',
      last_opened_at: 'в последний раз',
      watched_seconds: 'секунд видео',
    },
    sql: `select l.title, v.first_opened_at, v.last_opened_at, v.watched_seconds from lesson_views v join lessons l on l.id = v.lesson_id where v.user_id = $1 order by v.first_opened_at`,
  },
  {
    name: 'watched-days',
    title: 'Сколько видео просмотрено по\u00a0дням',
    columns: { day: 'день', seconds: 'секунд видео' },
    sql: `select to_char(day, 'YYYY-MM-DD') as day, seconds from watched_days where user_id = $1 order by day`,
  },
  {
    name: 'remarks',
    title: 'Заметки к урокам',
    columns: { title: 'урок', text: 'заметка', written_at: 'когда' },
    sql: `select l.title, r.text, r.written_at from lesson_remarks r join lessons l on l.id = r.lesson_id where r.user_id = $1 order by r.written_at`,
  },
  {
    name: 'opinions',
    title: 'Мнения об уроках',
    columns: { title: 'урок', opinion: 'мнение', words: 'слова', said_at: 'когда' },
    sql: `select l.title, o.opinion, o.words, o.said_at from lesson_opinions o join lessons l on l.id = o.lesson_id where o.user_id = $1 order by o.said_at`,
  },
  {
    name: 'questions',
    title: 'Вопросы к урокам',
    columns: {
      title: 'урок',
      question: 'вопрос',
      asked_at: 'когда',
      answer: 'ответ',
      answered_at: 'когда ответили',
    },
    sql: `select l.title, q.question, q.asked_at, q.answer, q.answered_at from lesson_questions q join lessons l on l.id = q.lesson_id where q.user_id = $1 order by q.asked_at`,
  },
]
