import { count } from '@school/texts'

export const t = {
  coursesOfTheme: (courses: number) => count(courses, 'курс', 'курса', 'курсов'),
}
