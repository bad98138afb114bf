import type { Discipline } from '../contract/index.ts'

/** The columns of a discipline in statements that join it. */
export interface DisciplineColumns {
  disciplineId: number
  disciplineKey: string
  disciplineTitle: string
  disciplineHue: number
}

export const presentDiscipline = (row: DisciplineColumns): Discipline => ({
  id: row.disciplineId,
  key: row.disciplineKey,
  title: row.disciplineTitle,
  hue: row.disciplineHue,
})
