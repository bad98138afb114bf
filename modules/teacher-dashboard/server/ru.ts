/** What stands in a saved table of a class. */
export const words = {
  fileOf: (name: string) => `Класс ${name}`,
  pupil: 'Ученик',
  needs: 'Нужна помощь',
  percent: 'С первой попытки, %',
  overdue: 'Просрочено за 30 дней',
  weakSkill: 'Слабый навык',
  lastVisit: 'Последний вход',
}
