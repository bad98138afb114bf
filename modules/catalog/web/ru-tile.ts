import { count } from '@school/texts'

export const courseCount = (n: number): string => count(n, 'курс', 'курса', 'курсов')

/** Texts of the cards of courses, which stand on pages of all kinds. */
export const t = {
  free: 'Бесплатно',
  finished: 'Курс пройден',
}
