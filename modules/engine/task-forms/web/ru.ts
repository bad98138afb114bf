import { addressed, nbsp } from '@school/texts'
import type { Mark, Outcome, TaskStatus, Verdict } from '@school/tasks/contract'

/** Texts of tasks. */
export const text = {
  emptySample: addressed`Сначала {выбери|выберите} или {впиши|впишите} ответ.`,
  checkSample: 'Проверить',
  showSolution: 'Показать разбор',
  chooseOne: addressed`{Выбери|Выберите} один ответ`,
  chooseSeveral: addressed`{Отметь|Отметьте} все верные ответы`,
  yourAnswer: addressed`{Твой ответ|Ответ}`,
  power: (exponent: string) => ` в степени ${exponent}`,
  numberHint: 'Дробь можно написать как 3,5 или как 7/2',
  numberOnSheetHint: 'В бланк пишут целое число или десятичную дробь, например 3,5',
  numberWithUnitHint: addressed`{Напиши|Напишите} число и единицу измерения`,
  gap: (number: string) => `Пропуск ${number}`,
  gapChoose: addressed`{выбери|выберите}`,
  gaps: addressed`{Заполни|Заполните} пропуски`,
  hint: (number: number, total: number) => `Подсказка ${number} из ${total}`,
  openFirstHint: 'Подсказка',
  openNextHint: 'Ещё подсказка',
  hintPrice: 'С подсказкой за задачу можно получить не больше половины опыта.',
  solution: 'Разбор',
  rightAnswer: 'Верный ответ',
  answerOnPaper: 'Ответ:',
  letterOnPaper: (index: number) => `${'АБВГДЕЖЗ'[index] ?? index + 1})`,
  newNumbers: addressed`Теперь в задаче другие числа: {попробуй|попробуйте} ещё раз.`,
  earned: (xp: number) => `+${xp}${nbsp}опыта`,
  partlyRight: 'Начало есть!',
  tryNumber: (number: number) => `попытка ${number}`,
} as const

export const outcomeText: Record<Outcome, string> = {
  right: 'Верно!',
  partial: 'Почти!',
  wrong: 'Пока неверно',
}

/**
 * How much of an answer was right. The number of right parts is shown only when it equals the earned share: where
 * extra parts cost points or missed ones are hidden, it would promise more.
 */
export function partialText({ share, parts }: Pick<Verdict, 'share' | 'parts'>, isGentle = false): string {
  const right = parts.filter(({ mark }) => mark === 'right').length
  if (parts.length > 0 && Math.round((right / parts.length) * 100) === Math.round(share * 100))
    return `Верно ${right}${nbsp}из${nbsp}${parts.length}`
  if (isGentle) return 'Часть ответа верна'
  return `Часть ответа верна: засчитано ${Math.round(share * 100)}${nbsp}%`
}

export const markText: Record<Mark, string> = {
  right: 'верно',
  wrong: 'неверно',
  missed: 'надо было выбрать',
}

export const statusText: Record<TaskStatus, string> = {
  not_started: 'Не начата',
  started: 'Начата',
  solved: 'Решена',
  partially: 'Решена частично',
  failed: 'Не решена',
  hinted: 'Решена с подсказкой',
  in_queue: 'Ждёт проверки',
  unavailable: 'Ещё закрыта',
}
