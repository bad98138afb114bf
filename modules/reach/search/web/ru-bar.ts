/** Texts of the bar are separate, because every page loads them. */
export const t = {
  bar: 'Поиск по сайту',
  placeholder: 'Поиск по названию продукта',
  placeholderOnPage: 'Найти курс, урок или тему',
  placeholderOnMobile: 'Поиск',
  clear: 'Очистить поиск',
  send: 'Найти',
}
