import { count, gradeLabel } from '@school/texts'

export const t = {
  coursesOfTheme: (courses: number) => count(courses, 'курс', 'курса', 'курсов'),
}

/** Lines of the first screen. */
export const today = {
  lessons: (n: number) => count(n, 'урок', 'урока', 'уроков'),
  all: (grade: number) => `Все курсы: ${gradeLabel(grade)}`,
  courses: (n: number) => count(n, 'курс', 'курса', 'курсов'),
  free: 'бесплатно',
  firstTask: 'Одна задача на пробу',
  checkedAtOnce: 'ответ проверяется сразу',
}
