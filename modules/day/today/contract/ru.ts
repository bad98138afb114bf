/** What is wrong with what was typed. */
export const says = {
  noTitle: 'Нужно написать, что сделать',
  longTitle: 'Хватит ста двадцати знаков',
  badMinutes: 'От\u00a05 минут до\u00a04 часов',
}
