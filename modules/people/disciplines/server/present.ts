import type { Discipline } from '../contract/index.ts'

/** The columns of a discipline in statements that join it. */
export interface DisciplineColumns {
  disciplineId: number
  disciplineKey: string
  disciplineTitle: string
  disciplineHue: number
}

/** SQL: the columns of `disciplines d` as `DisciplineColumns`. */
export const disciplineSql = `d.id as "disciplineId", d.key as "disciplineKey", d.title as "disciplineTitle", d.hue as "disciplineHue"`

export const presentDiscipline = (row: DisciplineColumns): Discipline => ({
  id: row.disciplineId,
  key: row.disciplineKey,
  title: row.disciplineTitle,
  hue: row.disciplineHue,
})
