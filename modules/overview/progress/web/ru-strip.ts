import { addressed, nbsp } from '@school/texts'

/** Texts of the strip on pages of other modules: separate, so that those pages do not load the other texts. */
export const t = {
  label: addressed`{Продолжай|Продолжайте} с того же места`,
  lesson: (position: number) => `Урок${nbsp}${position}`,
  done: 'Пройдено курса',
  continue: 'Продолжить',
  start: 'Начать',
}
