import { count, formatDayAndTime, formatNumber, nbsp, type When } from '@school/texts'

const pointsOf = (hundredths: number) => {
  const points = hundredths / 100
  return Number.isInteger(points)
    ? count(points, 'балл', 'балла', 'баллов')
    : `${formatNumber(points)}${nbsp}балла`
}

/** Texts of appeals: the pupil is «ты». */
export const t = {
  title: 'Апелляция',
  invite:
    'Не согласен с баллами? Ответ посмотрит другой человек. Баллы могут поднять или оставить\u00a0— отнять не могут.',
  until: (at: When) => `Подать можно до${nbsp}${formatDayAndTime(at)}`,
  left: (n: number) => `осталось ${count(n, 'апелляция', 'апелляции', 'апелляций')}`,
  file: 'Подать апелляцию',
  fileAgain: 'Подать ещё одну апелляцию',
  dialogTitle: 'Апелляция по задаче',
  text: 'С чем ты не согласен',
  textHint: 'Покажи, где в твоём ответе то, что не засчитали. Удовлетворённая апелляция не тратится.',
  tooLong: (over: number) => `Слишком длинно: убери ${count(over, 'знак', 'знака', 'знаков')}`,
  empty: 'Напиши, с чем ты не согласен',
  send: 'Подать',
  cancel: 'Отмена',
  sent: 'Апелляция подана',
  states: {
    open: () => 'На рассмотрении',
    accepted: (gained: number) => `Удовлетворена: +${pointsOf(gained)}`,
    declined: () => 'Отклонена: баллы остались прежними',
  },
  filedAt: (at: When) => `подана ${formatDayAndTime(at)}`,
  decidedAt: (at: When) => `решение ${formatDayAndTime(at)}`,
  words: 'Что ответили',
} as const
