import { factsOf, formatNearDay, formatTime } from '@school/texts'

/** What the teacher of the demo school has assigned. */
export const givenInDemo = {
  levels: 'Проценты: каждому по силам',
  training: 'Разминка на неделю',
  template: 'Проценты перед контрольной',
}

/** Lines of a teacher's day. */
export const teacherDay = {
  due: (at: Date, now: Date, classes: readonly string[], zone: string | undefined) =>
    factsOf(classes.join(', '), `сдают ${formatNearDay(at, now, zone)}`),
  lesson: (at: Date, now: Date, classes: readonly string[], zone: string | undefined) =>
    factsOf(classes.join(', '), `вебинар ${formatNearDay(at, now, zone)} в\u00a0${formatTime(at, zone)}`),
}

/** Notifications of a pupil. */
export const inBell = {
  reminded: (title: string) => `Учитель напоминает: ${title}`,
}

/** The source of own tasks in the bank. */
export const says = { ownTasks: 'Мои задачи' }
