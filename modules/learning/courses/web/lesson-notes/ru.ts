import { addressed, formatAboutMinutes, quoted } from '@school/texts'

/** Texts of the reader of notes. */
export const t = {
  contents: 'Содержание',
  reading: (minutes: number) => `${formatAboutMinutes(minutes)} чтения`,
  lesson: (title: string) => `Урок ${quoted(title)}`,
  toLesson: 'Вернуться к уроку',
  solve: 'Решать задачи',
  print: 'Напечатать',
  readAll: addressed`Прочитано? Теперь {проверь|проверьте} себя на задачах урока.`,
  start: 'В начало',
}
