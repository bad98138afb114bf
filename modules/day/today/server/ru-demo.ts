/** What the pupil of the demo school has written into the plan. */
export const own = {
  poem: 'Выучить стихотворение: «Песнь о\u00a0вещем Олеге»',
  chess: 'Шахматный кружок',
  reading: 'Дочитать главу «Вожатый»',
  grandmother: 'Позвонить бабушке про выходные',
  bag: 'Собрать форму на\u00a0физкультуру',
  present: 'Придумать подарок папе',
  sprint: 'Орфографический спринт',
}
