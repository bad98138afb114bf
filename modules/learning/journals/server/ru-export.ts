import type { DataExport } from '@school/personal-data/server'

/** What this module adds to a person's data export. Column names are shown to people. */
export const dataExports: readonly DataExport[] = [
  {
    name: 'journal',
    title: 'Оценки в журналах',
    columns: {
      discipline: 'предмет',
      day: 'день',
      topic: 'тема',
      mark: 'отметка',
      comment: 'слова учителя',
    },
    sql: `select d.title as discipline, j.day::text as day, j.topic,
        case k.mark when 'absent' then 'н' when 'excused' then 'осв' else k.mark end as mark, k.comment
      from journal_marks k join journal_columns j on j.id = k.column_id and j.removed_at is null join disciplines d on d.id = j.discipline_id
      where k.user_id = $1 and (k.mark is not null or k.comment is not null) order by j.day, j.id`,
  },
  {
    name: 'mark-scale',
    title: 'Своя шкала отметок',
    columns: { five: 'на 5, %', four: 'на 4, %', three: 'на 3, %' },
    sql: `select mark_scale[1] as five, mark_scale[2] as four, mark_scale[3] as three from teacher_scales where user_id = $1`,
  },
]
