import type { DataExport } from '@school/personal-data/server'

/** What this module adds to a person's data export. Column names are shown to people. */
export const dataExports: readonly DataExport[] = [
  {
    name: 'classes',
    title: 'Классы',
    columns: { grade_index: 'класс', letter: 'буква', school_year: 'учебный год с', role: 'кем' },
    sql: `select c.grade_index, c.letter, c.school_year, m.role from class_members m join school_classes c on c.id = m.school_class_id where m.user_id = $1 order by c.school_year, c.grade_index, c.letter`,
  },
]
