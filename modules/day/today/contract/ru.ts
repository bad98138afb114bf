/** What is wrong with what was typed. */
export const says = {
  noTitle: 'Нужно написать, что сделать',
  longTitle: 'Не\u00a0больше 120\u00a0знаков',
  badMinutes: 'От\u00a05 минут до\u00a04 часов',
}
