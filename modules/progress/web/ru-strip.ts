import { addressed, nbsp } from '@school/texts'

/** Texts of the strip on pages of other rooms: apart, so that they bring no others with them. */
export const t = {
  label: addressed`{Продолжай|Продолжайте} с того же места`,
  lesson: (position: number) => `Урок${nbsp}${position}`,
  done: 'Пройдено курса',
  continue: 'Продолжить',
  start: 'Начать',
}
