import type { CalendarKind } from '../contract/index.ts'

/** A calendar as programs read it. */
export const feedWords = {
  school: 'Смекалка',
  product: 'Календарь',
  of: (name: string) => `Смекалка: ${name}`,
  ofChildren: 'Смекалка: дети',
  ofChild: (name: string, title: string) => `${name}: ${title}`,
  ofClasses: (names: string, title: string) => `${names}: ${title}`,
  kinds: {
    course_lesson: 'Урок курса',
    coach_lesson: 'Репетитор',
    mini_group_lesson: 'Мини-группа',
    event: 'Вебинар',
    homework_deadline: 'Домашнее задание',
    olympiad_stage: 'Олимпиада',
    rehearsal: 'Пробный экзамен',
    attestation: 'Аттестация',
    guidance_event: 'Профориентация',
    club_lesson: 'Кружок',
    personal: 'Своё дело',
  } satisfies Record<CalendarKind, string>,
}

/** The reason shown in the plan of a day. */
export const plan = { reason: 'из\u00a0календаря' }
