import type { DataExport } from '@school/personal-data/server'

/** This module's part of the personal data export. The exported files show the column titles. */
export const dataExports: readonly DataExport[] = [
  {
    name: 'mistakes',
    title: 'Путь ошибки',
    columns: {
      title: 'задача',
      missed_at: 'когда не получилось',
      state: 'состояние',
      step: 'шаг',
      returns_on: 'день возвращения',
      closed_at: 'закрыта',
    },
    sql: `select t.title, m.missed_at, m.state, m.step, m.returns_on, m.closed_at from mistakes m join tasks t on t.id = m.task_id
      where m.user_id = $1 order by m.missed_at`,
  },
]
