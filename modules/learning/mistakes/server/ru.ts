import { count } from '@school/texts'

export const says = { work: 'задача из пути ошибки' }

/** A line of the first screen. */
export const today = {
  title: 'Путь ошибки',
  /** Texts for younger pupils avoid the word «ошибка». */
  gentleTitle: 'Стоит подумать ещё раз',
  due: (n: number) => `${count(n, 'задача ждёт', 'задачи ждут', 'задач ждут')} второй попытки`,
  /** @param ago days since the earliest of them */
  why: (n: number, ago: number) => {
    const when = ago === 0 ? 'сегодня' : ago === 1 ? 'вчера' : `${count(ago, 'день', 'дня', 'дней')} назад`
    return n === 1 ? `ошибка ${when}` : `${count(n, 'ошибка', 'ошибки', 'ошибок')}, первая ${when}`
  },
}
