import { count } from '@school/texts'

export const says = { work: 'задача из пути ошибки' }

/** A line of the first screen. */
export const today = {
  title: 'Путь ошибки',
  /** A small child has no mistakes. */
  gentleTitle: 'Стоит подумать ещё раз',
  due: (n: number) => `${count(n, 'задача ждёт', 'задачи ждут', 'задач ждут')} второй попытки`,
}
