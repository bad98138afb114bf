import { quoted } from '@school/texts'

/** Texts of an exported file of tasks. */
export const says = {
  file: 'Мои задачи',
  noSuchKind: 'такого вида в\u00a0GIFT нет',
  pictures: 'картинки в\u00a0GIFT не\u00a0переносятся',
  loses: 'в\u00a0GIFT часть задачи потерялась\u00a0бы',
  behind: (title: string, why: string) => `Не\u00a0вошло: ${quoted(title)}\u00a0— ${why}`,
}
