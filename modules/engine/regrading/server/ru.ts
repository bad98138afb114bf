/** Words of a saved table of effects. */
export const words = {
  title: 'Перепроверка',
  numberOf: (number: number) => `Работа №\u00a0${number}`,
  who: 'Участник',
  work: 'Работа',
  pointsBefore: 'Баллы до',
  pointsAfter: 'Баллы после',
  maxPoints: 'Баллов всего',
  placeBefore: 'Место до',
  placeAfter: 'Место после',
  awardBefore: 'Степень диплома до',
  awardAfter: 'Степень диплома после',
}
