import type { Mark, Outcome, TaskStatus } from '../contract/index.ts'

/** Texts of tasks. The pupil is addressed as «ты». */
export const text = {
  chooseOne: 'Выбери один ответ',
  chooseSeveral: 'Отметь все верные ответы',
  yourAnswer: 'Твой ответ',
  power: (exponent: string) => ` в степени ${exponent}`,
  numberHint: 'Дробь можно написать как 3,5 или как 7/2',
  numberWithUnitHint: 'Напиши число и единицу измерения',
  gap: (number: string) => `Пропуск ${number}`,
  gapChoose: 'выбери',
  gaps: 'Заполни пропуски',
  hint: (number: number, total: number) => `Подсказка ${number} из ${total}`,
  openFirstHint: 'Подсказка',
  openNextHint: 'Ещё подсказка',
  hintPrice: 'С подсказкой за задачу можно получить не больше половины XP.',
  solution: 'Разбор',
  rightAnswer: 'Верный ответ',
  answerOnPaper: 'Ответ:',
  letterOnPaper: (index: number) => `${'АБВГДЕЖЗ'[index] ?? index + 1})`,
  newNumbers: 'Теперь в задаче другие числа: попробуй ещё раз.',
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

/** The same for children of 6–10. */
export const gentleOutcomeText: Record<Outcome, string> = {
  right: 'Верно! Молодец!',
  partial: 'Почти всё верно!',
  wrong: 'Почти! Попробуй ещё',
}

export const gentleMarkText: Record<Mark, string> = {
  right: 'верно',
  wrong: 'подумай ещё',
  missed: 'это тоже подходит',
}

export const gentleStatusText: Record<TaskStatus, string> = { ...statusText, failed: 'Разобрана' }
