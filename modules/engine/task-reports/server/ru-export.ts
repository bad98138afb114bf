import type { DataExport } from '@school/personal-data/server'

/** This module's part of the personal data export. The exported files show the column titles. */
export const dataExports: readonly DataExport[] = [
  {
    name: 'task-reports',
    title: 'Сообщения об ошибках',
    columns: { title: 'задача', kind: 'о чём', text: 'что написано', created_at: 'когда', answer: 'ответ' },
    sql: `select t.title, r.kind, r.text, r.created_at, r.answer from task_reports r join tasks t on t.id = r.task_id where r.user_id = $1 order by r.created_at`,
  },
]
