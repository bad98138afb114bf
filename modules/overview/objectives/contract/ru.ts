/** What is wrong with what was typed. */
export const says = {
  longWords: 'Не\u00a0больше 200\u00a0знаков',
  longReward: 'Не\u00a0больше 120\u00a0знаков',
  noReward: 'Нужно написать, какая будет награда',
  pupilNeeded: 'Нужно выбрать хотя бы одного ученика',
}
