import { count } from '@school/texts'

export const courseCount = (n: number): string => count(n, 'курс', 'курса', 'курсов')

/** Texts of the course cards, which are used on pages of all kinds. */
export const t = {
  free: 'Бесплатно',
  finished: 'Курс пройден',
}
