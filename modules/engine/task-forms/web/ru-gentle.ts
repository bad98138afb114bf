import type { Mark, Outcome, TaskStatus } from '@school/tasks/contract'
import { statusText } from './ru.ts'

/** The same texts for children of 6–10: always «ты». */
export const gentleOutcomeText: Record<Outcome, string> = {
  right: 'Верно! Молодец!',
  partial: 'Уже хорошо! Подумай ещё',
  wrong: 'Подумай ещё',
}

export const gentleMarkText: Record<Mark, string> = {
  right: 'верно',
  wrong: 'подумай ещё',
  missed: 'это тоже подходит',
}

export const gentleStatusText: Record<TaskStatus, string> = { ...statusText, failed: 'Разобрана' }
