import { count, factsOf, formatDate, nbsp, plural } from '@school/texts'
import type { ExamCourse, ExamCourseCard, ExamNumber } from '../contract/index.ts'
import { t as exams } from './ru.ts'

export const examCourseTitle = ({ exam, discipline }: Pick<ExamCourseCard, 'exam' | 'discipline'>): string =>
  factsOf(exams.exam(exam), discipline.title)

/** Texts of an exam for which a pupil prepares. Adults who follow the pupil see them too, so they avoid «ты» and «вы». */
export const courseText = {
  cards: 'Экзамены',
  cardsNote: 'Пробные экзамены по\u00a0предметам: результаты, номера заданий и\u00a0прогноз.',
  written: (n: number, lastAt: string) =>
    `Написано: ${count(n, 'раз', 'раза', 'раз')}, последний\u00a0— ${formatDate(lastAt)}`,
  best: 'лучший из\u00a0проверенных',
  last: 'последний из\u00a0проверенных',
  noGrade: 'Результата ещё нет: работу проверяет эксперт.',
  open: 'Задания и\u00a0прогноз',
  openOf: (title: string) => `Задания и\u00a0прогноз: ${title}`,

  noForecast: 'Прогноз появится, когда проверят первый пробный экзамен.',

  rehearsals: 'Пробные экзамены',
  rehearsal: 'Экзамен',
  attempt: ({ title, number }: ExamCourse['rehearsals'][number]) =>
    factsOf(title, `${number}\u2011е${nbsp}прохождение`),
  when: 'Когда',
  result: 'Результат',
  primary: 'Первичный балл',

  numbers: 'Номера заданий',
  numbersNote: (counted: number) =>
    counted === 0
      ? 'Слабые места станут видны, когда экзамен проверят.'
      : `Слабое место\u00a0— номер, за\u00a0который ${counted === 1 ? 'в\u00a0последнем экзамене' : `в\u00a0последних ${counted} экзаменах`} набрано меньше 60\u00a0% баллов.`,
  weakNumbers: (numbers: readonly ExamNumber[]) =>
    numbers.length === 0
      ? 'Слабых номеров нет.'
      : `${plural(numbers.length, 'Слабый номер', 'Слабые номера', 'Слабые номера')}: ${numbers.map(({ number }) => number).join(', ')}.`,
  number: 'Задание',
  theme: 'Тема',
  numberOf: ({ number, theme }: ExamNumber) => `${number}. ${theme}`,
  weak: 'слабое место',
  weakColumn: 'Слабое место',
  notWeak: '—',
  column: ({ number, finishedAt }: ExamCourse['rehearsals'][number]) =>
    `${number}\u2011е, ${formatDate(finishedAt).slice(0, 5)}`,
  absent: 'не\u00a0было',
  noAnswer: 'нет ответа',
  pointsOf: (points: number, max: number) => `${points} из ${max}`,
}
