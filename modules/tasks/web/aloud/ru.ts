/** Texts of reading aloud. They are said by a voice: signs by their names. */
export const t = {
  listen: 'Послушать',
  stop: 'Остановить',
  howMuch: ' равно сколько?',
  gap: 'пропуск',
  gapOf: (options: readonly string[]) => `пропуск: ${options.join(', ')};`,
  times: ' умножить на ',
  by: ' разделить на ',
  plus: ' плюс ',
  minus: ' минус ',
  equals: ' равно ',
  less: ' меньше ',
  more: ' больше ',
}
