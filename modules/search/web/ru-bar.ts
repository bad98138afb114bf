/** Words of the bar stand apart: every page carries them. */
export const t = {
  bar: 'Поиск по сайту',
  placeholder: 'Поиск по названию продукта',
  placeholderOnPage: 'Найти курс, урок или тему',
  placeholderOnMobile: 'Поиск',
  clear: 'Очистить поиск',
  send: 'Найти',
}
