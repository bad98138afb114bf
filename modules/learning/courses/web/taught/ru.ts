import { count, formatAboutMinutes } from '@school/texts'

/** Texts of a lesson for those who teach: «вы». */
export const t = {
  lead: 'Урок целиком, с\u00a0ответами и\u00a0разборами. Ученики видят его без ответов, ваши попытки нигде не\u00a0сохраняются.',
  lessonOf: (position: number, total: number) => `Урок ${position} из ${total}`,
  minutes: (minutes: number) => `${formatAboutMinutes(minutes)} на урок`,
  video: 'Видео',
  captions: 'Русские субтитры',
  theory: 'Теория',
  reading: (minutes: number) => `${formatAboutMinutes(minutes)} чтения`,
  noTheory: 'Конспекта у этого урока нет.',
  tasks: (n: number) => count(n, 'задача', 'задачи', 'задач'),
  noTasks: 'Задач, которые можно показать, у этого урока нет.',
  chooseTask: 'Задача',
  task: (position: number, title: string) => `Задача ${position}. ${title}`,
  number: (position: number) => `Задача ${position}`,
  wholePage: 'Открыть задачу отдельно',
  previous: 'Предыдущий урок',
  next: 'Следующий урок',
  neighbours: 'Другие уроки курса',
  open: 'Читать уроки как учитель',
  openNote: 'Теория, видео и\u00a0задачи с\u00a0ответами: записываться на курс не нужно.',
}
