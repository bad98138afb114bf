/** What is wrong with what was typed. */
export const says = {
  badDay: 'Нужен день в\u00a0виде 2026-11-20',
  badTime: 'Нужно время: часы и\u00a0минуты',
  noTitle: 'Нужно написать, что это за\u00a0дело',
  longTitle: 'Не\u00a0больше 120\u00a0знаков',
  noClass: 'Класс называют там, где календарь\u00a0— класса',
  badMinutes: 'От\u00a05 минут до\u00a012 часов',
}
