import type { ExamCourse } from '@school/exam-rehearsals/contract'
import { factsOf, formatDate } from '@school/texts'

const exams = { oge: 'ОГЭ', ege: 'ЕГЭ' } satisfies Record<ExamCourse['exam'], string>

/** Progress of a pupil as others read it. */
export const watchedWords = {
  /** For the record of who has read names: it contains no names. */
  pupilOf: (className: string, id: number) => `${className}, ученик № ${id}`,
  file: ({ exam, discipline }: ExamCourse) => `${exams[exam]}, ${discipline.title}`,
  number: 'Задание',
  theme: 'Тема',
  maxPoints: 'Баллов всего',
  attempt: ({ title, number, finishedAt }: ExamCourse['rehearsals'][number]) =>
    factsOf(title, `${number}-е прохождение`, formatDate(finishedAt)),
  waits: 'на проверке',
  primary: 'Первичный балл',
  grade: 'Тестовый балл или отметка',
  weak: 'Слабое место',
  isWeak: 'да',
}
