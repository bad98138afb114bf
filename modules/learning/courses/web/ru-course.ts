import { addressed } from '@school/texts'

/** Texts of the course's own page. */
export const t = {
  teacher: (name: string) => `Ведёт ${name}`,
  catalog: 'Каталог',
  courses: 'Курсы',
  progress: 'Пройдено курса',
  continue: 'Продолжить',
  start: 'Начать курс',
  nextLesson: 'Дальше',
  tabs: 'Разделы курса',
  lessonsTab: 'Уроки',
  aboutTab: 'О курсе',
  ratingTab: 'Рейтинг',
  outline: 'Уроки курса',
  finishedTitle: 'Курс пройден!',
  finishedText: (tasks: string) =>
    addressed`Все уроки пройдены, позади ${tasks}. Сова гордится {тобой|вами}.`,
  toProgress: 'Посмотреть успехи',
  toCertificate: addressed`{Твой|Ваш} сертификат`,
  nextCourse: 'Выбрать следующий курс',
}
