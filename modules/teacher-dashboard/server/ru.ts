/** What stands in a saved table of a class. */
export const words = {
  fileOf: (name: string) => `Класс ${name}`,
  pupil: 'Ученик',
  needs: 'Нужна помощь',
  percent: 'С первой попытки, %',
  overdue: 'Просрочено за 30 дней',
  weakSkill: 'Слабый навык',
  lastVisit: 'Последний вход',
  lessonsOf: (name: string, course: string) => `Класс ${name}, ${course}, по урокам`,
  coursesOf: (name: string) => `Класс ${name}, по курсам`,
  lesson: (position: number, title: string) => `${position}. ${title}, %`,
  homework: (position: number, title: string) => `${position}. ${title}, домашнее задание`,
  mean: 'В среднем, %',
  means: 'В среднем по классу',
  course: (title: string, lessons: number) => [
    `${title}: первый день`,
    `${title}: пройдено уроков из ${lessons}`,
    `${title}: пройдено задач, %`,
    `${title}: последний раз`,
  ],
}
