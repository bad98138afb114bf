import type { DataExport } from '@school/personal-data/server'

/** Personal data exported for a person from this module. Column names are shown to people. */
export const dataExports: readonly DataExport[] = [
  {
    name: 'olympiad-questions',
    title: 'Вопросы жюри',
    columns: { question: 'вопрос', asked_at: 'когда', answer: 'ответ' },
    sql: `select c.question, c.asked_at, c.answer from olympiad_clarifications c join olympiad_participations p on p.id = c.participation_id where p.user_id = $1 order by c.asked_at`,
  },
]
