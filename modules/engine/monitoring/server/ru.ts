import type { MonitoredAttemptState } from '../contract/attempt.ts'

/** Words of a saved table of attempts. */
export const words = {
  name: 'Участник',
  class: 'Класс',
  school: 'Школа',
  grade: 'Решает за класс',
  state: 'Состояние',
  answered: 'Ответов',
  tasks: 'Задач',
  startedAt: 'Начало',
  deadlineAt: 'Время до',
  finishedAt: 'Завершение',
  given: {
    title: 'дополнительное время',
    whom: 'Кому',
    everybody: 'Всем',
    extraMinutes: 'Добавлено минут',
    shiftMinutes: 'Сдвиг окна, минут',
    reason: 'Причина',
    grantedBy: 'Кто дал',
    grantedAt: 'Когда',
    takenBackBy: 'Кто забрал обратно',
    takenBackAt: 'Когда забрали',
  },
  states: {
    not_started: 'не начато',
    running: 'решает',
    lost: 'нет связи',
    handed_in: 'сдано',
    on_check: 'на проверке',
    timed_out: 'время вышло',
  } satisfies Record<MonitoredAttemptState, string>,
}
