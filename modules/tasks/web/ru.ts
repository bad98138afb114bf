import { addressed } from '@school/texts'
import type { Mark, Outcome, TaskStatus } from '../contract/index.ts'

/** Texts of tasks. */
export const text = {
  chooseOne: addressed`{Выбери|Выберите} один ответ`,
  chooseSeveral: addressed`{Отметь|Отметьте} все верные ответы`,
  yourAnswer: addressed`{Твой|Ваш} ответ`,
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
  hintPrice: 'С подсказкой за задачу можно получить не больше половины XP.',
  solution: 'Разбор',
  rightAnswer: 'Верный ответ',
  answerOnPaper: 'Ответ:',
  letterOnPaper: (index: number) => `${'АБВГДЕЖЗ'[index] ?? index + 1})`,
  newNumbers: addressed`Теперь в задаче другие числа: {попробуй|попробуйте} ещё раз.`,
  earned: (xp: number) => `+${xp} XP`,
  tryNumber: (number: number) => `попытка ${number}`,
  share: (percent: number) => `Засчитано ${percent}\u00a0%`,
} as const

export const outcomeText: Record<Outcome, string> = {
  right: 'Верно!',
  partial: 'Верно не всё',
  wrong: 'Пока неверно',
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
  in_queue: 'На проверке',
  unavailable: 'Ещё закрыта',
}
