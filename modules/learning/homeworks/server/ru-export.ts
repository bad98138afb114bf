import type { DataExport } from '@school/personal-data/server'

/** This module's part of the personal data export. The exported files show the column titles. */
export const dataExports: readonly DataExport[] = [
  {
    name: 'homeworks',
    title: 'Домашние задания',
    columns: { title: 'задание', mark: 'отметка', comment: 'слова учителя', returned_at: 'возвращено' },
    sql: `select h.title, c.mark, c.comment, c.returned_at from homework_copies c join homeworks h on h.id = c.homework_id where c.user_id = $1 order by h.id`,
  },
  {
    name: 'given-homeworks',
    title: 'Заданные домашние задания',
    columns: {
      title: 'задание',
      intro: 'слова классу',
      created_at: 'создано',
      published_at: 'задано',
      closed_at: 'закрыто',
    },
    sql: `select title, intro, created_at, published_at, closed_at from homeworks where author_id = $1 order by created_at`,
  },
]
