import { count } from '@school/texts'

export const says = { work: 'задача из пути ошибки' }

/** A line of the first screen. */
export const today = {
  title: 'Путь ошибки',
  due: (n: number) => `${count(n, 'задача ждёт', 'задачи ждут', 'задач ждут')} второй попытки`,
}
