export interface DisciplineColumns {
  disciplineId: number
  disciplineKey: string
  disciplineTitle: string
  disciplineHue: number
}

export const disciplineSql = `d.id as "disciplineId", d.key as "disciplineKey", d.title as "disciplineTitle", d.hue as "disciplineHue"`
