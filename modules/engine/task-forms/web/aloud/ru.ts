/** Stems of «вторая, третья…». */
const parts: Record<number, string> = {
  2: 'втор',
  3: 'трет',
  4: 'четвёрт',
  5: 'пят',
  6: 'шест',
  7: 'седьм',
  8: 'восьм',
  9: 'девят',
  10: 'десят',
  11: 'одиннадцат',
  12: 'двенадцат',
  15: 'пятнадцат',
  16: 'шестнадцат',
  20: 'двадцат',
  24: 'двадцать четвёрт',
  60: 'шестидесят',
  100: 'сот',
  1000: 'тысячн',
}

/** Texts of reading aloud. They are spoken by a voice, so signs are replaced by their names. */
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
  noMore: ' меньше или равно ',
  noLess: ' больше или равно ',
  unequal: ' не равно ',
  about: ' примерно равно ',
  root: ' корень из ',
  perHour: ' в час',
  perMinute: ' в минуту',
  perSecond: ' в секунду',
  /** «1/3»; `null` for a part that has no name here. */
  fraction: (top: number, bottom: number): string | null => {
    const stem = parts[bottom]
    if (stem === undefined || top === 0) return null
    const ending = bottom === 3 ? ['ья', 'ьих'] : ['ая', 'ых']
    const one = top % 10 === 1 && top % 100 !== 11
    return `${top === 1 ? 'одна' : top === 2 ? 'две' : top} ${stem}${one ? ending[0] : ending[1]}`
  },
  mixed: (whole: number, part: string) =>
    `${whole === 1 ? 'одна целая' : whole === 2 ? 'две целых' : `${whole} целых`} ${part}`,
}
