import type { NameList } from './name-views.ts'

/** How lists in which pupils stand by name are called in the record of who has read them. */
export const listTitles: Record<NameList, string> = {
  class: 'Список класса',
  class_file: 'Файл со\u00a0списком класса',
  class_waiting: 'Кто ждёт приёма в\u00a0класс',
  olympiad: 'Участники олимпиады',
  olympiad_file: 'Файл с\u00a0участниками олимпиады',
  progress: 'Результаты подготовки',
  doubles: 'Похожие ученики',
}
