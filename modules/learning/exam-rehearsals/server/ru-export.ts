import type { DataExport } from '@school/personal-data/server'

/** What this module adds to a person's data export. Column names are shown to people. */
export const dataExports: readonly DataExport[] = [
  {
    name: 'exam-dates',
    title: 'Дни экзаменов',
    columns: { exam: 'экзамен', discipline: 'предмет', exam_on: 'день' },
    sql: `select case e.exam when 'ege' then 'ЕГЭ' else 'ОГЭ' end as exam, d.title as discipline, to_char(e.exam_on, 'YYYY-MM-DD') as exam_on
      from exam_dates e join disciplines d on d.id = e.discipline_id where e.user_id = $1 order by e.exam_on, d.id`,
  },
]
