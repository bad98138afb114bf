import type { Response } from '@school/tasks/contract'
import { verdictOfPoints } from '@school/work-rules/server'
import type { JudgedResponse } from './curriculum.ts'

const onPaper: Response = {
  kind: 'file',
  files: [],
  text: 'Решение сдано на бланке, баллы перенесены из бумажной работы.',
}

/** Possible results of a manually graded task that was written on paper: all its points, some, or none. */
export function handedIn(maxScore: number): { right: JudgedResponse[]; wrong: JudgedResponse[] } {
  const judged = (points: number) => ({
    response: onPaper,
    verdict: verdictOfPoints(100 * points, 100 * maxScore),
  })
  return {
    right: [judged(maxScore)],
    wrong: Array.from({ length: maxScore }, (_, points) => judged(points)),
  }
}

/** An extended answer of a demo account, with its review. */
export interface ExamAnswer {
  number: number
  text?: string
  photos?: string[]
  /** `null` while it waits. */
  review: { points: number; comment: string } | null
}

export interface CheckedAttempt {
  account: string
  exam: string
  number: number
  daysAgo: number
  /** Of short answers. */
  ability: number
  answers: ExamAnswer[]
}

const inequality = `Пусть t = 3^x, t > 0. Тогда числитель t² − 10t + 9 = (t − 1)(t − 9).
3^x = 1 при x = 0, 3^x = 9 при x = 2, знаменатель равен нулю при x = 1.
Знаки справа налево: при x > 2 плюс, на (1; 2) минус, на (0; 1) плюс, при x < 0 минус.
Ответ: [0; 1) ∪ [2; +∞).`

const parameter = `x² − 6x + 5 = (x − 1)(x − 5). Число x = 1 — корень при любом a.
Если x > 1, то |x − 5| = a. При a = 0 корень 5, при a > 0 корни 5 + a и 5 − a, второй подходит при a < 4.
Если x < 1, то −(5 − x) = a, x = 5 + a, это подходит при a < −4.
Ровно два корня вместе с x = 1: a < −4, a = 0, a > 4.`

const cubic = `x²(x − 5) − 9(x − 5) = 0
(x − 5)(x² − 9) = 0
x = 5, x = 3 или x = −3`

const halfCubic = `x²(x − 5) − 9(x − 5) = 0
(x − 5)(x² − 9) = 0
x = 5 или x = 3`

/** The graduate has an attempt checked with comments and one on check; Маша of grade 7 has tried part 2 too. */
export const checkedAttempts: CheckedAttempt[] = [
  {
    account: 'graduate',
    exam: 'ege-math-profile-2025',
    number: 2,
    daysAgo: 9,
    ability: 1.4,
    answers: [
      {
        number: 13,
        photos: ['ege-roots-lost'],
        review: {
          points: 1,
          comment:
            'Пункт а решён верно и аккуратно. В пункте б потерялась серия −π/3 + 2πk: она даёт ещё один корень, 11π/3. Отбирай корни из каждой серии отдельно.',
        },
      },
      {
        number: 14,
        photos: ['ege-pyramid'],
        review: {
          points: 2,
          comment:
            'Доказательство полное, идея с высотой треугольника SOA отличная. Ошибка в вычислениях: √24 = 2√6, а не 4√6, поэтому расстояние вдвое больше — 4√3/3.',
        },
      },
      {
        number: 16,
        photos: ['ege-credit'],
        review: { points: 2, comment: 'Всё верно: и модель, и вычисления.' },
      },
      {
        number: 18,
        text: parameter,
        review: {
          points: 3,
          comment:
            'Рассуждение верное, потеряна одна точка: при a = 4 корень 5 − a = 1 совпадает с уже найденным, поэтому корней тоже два.',
        },
      },
    ],
  },
  {
    account: 'graduate',
    exam: 'ege-math-profile-2025',
    number: 3,
    daysAgo: 1.2,
    ability: 1.9,
    answers: [
      {
        number: 13,
        photos: ['ege-roots'],
        review: {
          points: 2,
          comment: 'Теперь всё на месте: в прошлый раз этот корень терялся. Так держать!',
        },
      },
      { number: 15, text: inequality, review: null },
      { number: 17, photos: ['ege-height'], review: null },
    ],
  },
  {
    account: 'pupil',
    exam: 'oge-math-2025',
    number: 2,
    daysAgo: 2.8,
    ability: 0.4,
    answers: [
      {
        number: 20,
        text: halfCubic,
        review: {
          points: 1,
          comment:
            'Группировка верная, это главное. Но из x² = 9 следуют два корня: x = 3 и x = −3. В следующий раз выпиши оба — и будет полный балл.',
        },
      },
    ],
  },
  {
    account: 'pupil',
    exam: 'oge-math-2025',
    number: 3,
    daysAgo: 0.8,
    ability: 0.5,
    answers: [
      { number: 20, text: cubic, review: null },
      { number: 23, photos: ['oge-parallel'], review: null },
    ],
  },
]
