/** What the pupil of the demo school has put into the calendar. */
export const own = {
  chess: 'Шахматный кружок',
  swimming: 'Бассейн',
  birthday: 'День рождения у\u00a0Кати',
  dentist: 'Зубной врач',
  music: 'Сольфеджио',
}
