/** What is wrong with what was typed. */
export const says = {
  longWords: 'Хватит двухсот знаков',
  longReward: 'Хватит ста двадцати знаков',
  noReward: 'Нужно написать, какая будет награда',
  pupilNeeded: 'Нужно выбрать хотя бы одного ученика',
}
