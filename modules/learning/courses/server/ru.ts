import { quoted } from '@school/texts'

/** Texts of certificates and work kinds. */
export const says = {
  work: 'задачи урока',
  assigned: 'урок',
  certificateTitle: (title: string) => `Курс ${quoted(title)}`,
  certificateDetails: (solved: number, total: number) => `Решено задач: ${solved} из ${total}`,
}

/** Today, when a teacher has answered. */
export const answered = {
  title: 'Ответ на\u00a0вопрос',
  note: (lesson: string) => `Урок ${quoted(lesson)}`,
  inBell: (lesson: string) => `Ответ на\u00a0вопрос к\u00a0уроку ${quoted(lesson)}`,
}

/** Why a lesson is in the plan of a day. */
export const nextLesson = {
  next: (course: string) => `следующий урок курса ${quoted(course)}`,
  begun: (course: string) => `урок начат, курс ${quoted(course)}`,
}

/** The table of opinions that is saved. */
export const opinionColumns = {
  file: 'Как понимают уроки',
  columns: [
    'Курс',
    'Номер урока',
    'Урок',
    'Понятно',
    'Так себе',
    'Непонятно',
    'Всего ответов',
    'Из них со словами',
  ],
}
