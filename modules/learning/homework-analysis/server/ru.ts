import { count } from '@school/texts'
import type { TaskStatus } from '@school/tasks/contract'
import type { CopyState } from '@school/homeworks/contract'

const statuses: Record<TaskStatus, string> = {
  not_started: '',
  started: 'начата',
  solved: 'решена',
  partially: 'решена частично',
  failed: 'не\u00a0решена',
  hinted: 'решена с\u00a0подсказкой',
  in_queue: 'ждёт проверки',
  unavailable: 'закрыта',
}

/** Texts of an exported table of results. */
export const words = {
  pupil: 'Ученик',
  class: 'Класс',
  state: 'Состояние',
  task: (position: number, title: string) => `${position}. ${title}`,
  points: (position: number, title: string, most: number) => `${position}. ${title}, баллы из\u00a0${most}`,
  sum: (most: number) => `Всего баллов из\u00a0${most}`,
  percent: 'Результат, %',
  mark: 'Отметка',
  comment: 'Комментарий',
  copyState: {
    not_opened: 'не начато',
    in_progress: 'в работе',
    submitted: 'срок вышел',
    checking: 'ждёт проверки',
    returned: 'на доработке',
    done: 'сдано',
    missed: 'не сдано',
  } satisfies Record<CopyState, string>,
  cell: (status: TaskStatus, tries: number) =>
    tries === 0 ? statuses[status] : `${statuses[status]}, ${count(tries, 'попытка', 'попытки', 'попыток')}`,
}

/** Notifications of a pupil. */
export const inBell = {
  marked: (title: string) => `Проверено: ${title}`,
  mark: (mark: number, comment: string) => [`Отметка: ${mark}.`, comment].filter(Boolean).join(' '),
  returned: (title: string) => `Возвращено на\u00a0доработку: ${title}`,
}
