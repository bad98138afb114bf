/** The homework as a pupil sees it. */
export const t = {
  open: 'Посмотреть глазами ученика',
  title: 'Глазами ученика',
  width: 'На чём смотрит ученик',
  wide: 'На компьютере',
  narrow: 'На телефоне, 374 px',
  task: (position: number, title: string) => `Задача ${position}. ${title}`,
  noTitle: 'Задание без названия',
  close: 'Закрыть',
}
