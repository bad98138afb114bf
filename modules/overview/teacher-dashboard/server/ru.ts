/** Texts of a saved table of a class. */
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

/** Texts of saved tables of statistics. */
export const periodWords = {
  fileOf: (of: 'pupils' | 'themes' | 'parallel', className: string | null, from: string, to: string) =>
    `${{ pupils: 'Статистика', themes: 'Темы', parallel: 'Параллель' }[of]} ${className ?? 'всех классов'}, ${from}–${to}`,
  pupilTitles: [
    'Ученик',
    'Класс',
    'С первой попытки, %',
    'Изменение за период, %',
    'Решено задач',
    'Дней с занятиями',
    'Заданий в срок',
    'Заданий всего',
  ],
  themeTitles: ['Тема', 'Предмет', 'Справляются плохо', 'Справляются средне', 'Справляются хорошо'],
  parallelTitles: ['Что сравниваем', 'Класс', 'Другие классы параллели'],
  measures: { percent: 'С первой попытки, %', active: 'Занимались, %', tasks: 'Задач на ученика' },
}
