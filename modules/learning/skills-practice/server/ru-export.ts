import type { DataExport } from '@school/personal-data/server'

/** This module's part of the personal data export. The exported files show the column titles. */
export const dataExports: readonly DataExport[] = [
  {
    name: 'skills',
    title: 'Навыки',
    columns: { title: 'навык', level: 'уровень', answered: 'ответов', practised_at: 'последнее занятие' },
    sql: `select s.title, m.level, m.answered, m.practised_at from skill_mastery m join skills s on s.id = m.skill_id where m.user_id = $1 order by s.title`,
  },
]
