import { addressed, count, formatDayAndTime, formatNumber, nbsp, plural, type When } from '@school/texts'

const pointsOf = (hundredths: number) => {
  const points = hundredths / 100
  return Number.isInteger(points)
    ? count(points, 'балл', 'балла', 'баллов')
    : `${formatNumber(points)}${nbsp}балла`
}

/** Texts of appeals. */
export const t = {
  title: 'Апелляция',
  invite: addressed`{Думаешь|Думаете}, что баллов должно быть больше? Ответ посмотрит другой человек. Баллы могут поднять или оставить\u00a0— отнять не могут.`,
  until: (at: When) => `Подать можно до${nbsp}${formatDayAndTime(at)}`,
  left: (n: number) =>
    `${plural(n, 'осталась', 'осталось', 'осталось')} ${count(n, 'апелляция', 'апелляции', 'апелляций')}`,
  file: 'Подать апелляцию',
  fileAgain: 'Подать ещё одну апелляцию',
  dialogTitle: 'Апелляция по задаче',
  text: 'Что засчитано неверно',
  textHint: addressed`{Покажи|Покажите}, где в {твоём|вашем} ответе то, что не засчитали. Если баллы поднимут, апелляция не потратится.`,
  tooLong: (over: number) =>
    addressed`Слишком длинно: {убери|уберите} ${count(over, 'знак', 'знака', 'знаков')}`,
  empty: addressed`{Напиши|Напишите}, что засчитано неверно`,
  send: 'Подать',
  sent: 'Апелляция подана',
  states: {
    open: () => 'На рассмотрении',
    accepted: (gained: number) => `Баллы подняты: +${pointsOf(gained)}`,
    declined: () => 'Отклонена: баллы остались прежними',
  },
  filedAt: (at: When) => `подана ${formatDayAndTime(at)}`,
  decidedAt: (at: When) => `решение ${formatDayAndTime(at)}`,
  words: 'Что ответили',
} as const
