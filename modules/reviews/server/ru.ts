import { count, formatNearDay } from '@school/texts'

export const says = {
  /** Instead of a name: whoever judges in a jury does not learn whose answer it is. */
  numbered: (id: number) => `Работа №\u00a0${id}`,
  waiting: (n: number) => `${count(n, 'ответ ждёт', 'ответа ждут', 'ответов ждут')} проверки`,
  firstDue: (at: Date, now: Date, zone: string | undefined) =>
    at <= now ? 'Первый уже ждёт дольше обещанного' : `Первый обещан: ${formatNearDay(at, now, zone)}`,
  photo: (number: number) => `Фото ${number}`,
}
