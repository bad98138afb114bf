import { count, formatDate, formatNearDay } from '@school/texts'
import type { ClassCourse } from '../contract/index.ts'

const ofPupils = (n: number) => count(n, 'ученик', 'ученика', 'учеников')

/** Texts of a class by lessons and by courses: its teachers alone read them. */
export const t = {
  course: 'Курс',
  courseOf: ({ title, pupils }: ClassCourse) => `${title} (${ofPupils(pupils)})`,
  pupil: 'Ученик',
  mean: 'В\u00a0среднем',
  means: 'В\u00a0среднем по\u00a0классу',
  percent: (n: number | null) => (n === null ? '—' : `${n}\u00a0%`),
  notBegun: 'не\u00a0начато',
  lessons: 'Ученики по\u00a0урокам',
  courses: 'Ученики по\u00a0курсам',
  lessonColumn: (position: number, title: string) => `Урок ${position}. ${title}`,
  lessonsHint:
    'В\u00a0клетке\u00a0— сколько процентов баллов набрано за\u00a0задачи урока, под\u00a0ними\u00a0— что с\u00a0домашним заданием. Среднее считается по\u00a0тем, кто начал.',
  homework: 'Домашнее задание',
  legend: 'Что значат знаки',
  coursesHint:
    'Проценты\u00a0— сколько задач курса пройдено, так же их видит ученик. Среднее считается по\u00a0тем, кто начал.',
  learns: (n: number) => `учатся: ${n}`,
  lessonsDone: (done: number, of: number) => `${done} из\u00a0${count(of, 'урока', 'уроков', 'уроков')}`,
  began: (at: string) => `с\u00a0${formatDate(at)}`,
  visited: (at: string, now: Date) => `последний раз: ${formatNearDay(at, now)}`,
  notStarted: 'не\u00a0начинали',
  noCourse: 'не\u00a0учится',
  empty: 'Курсов в\u00a0этом классе пока нет',
  emptyText:
    'Как только кто-то из\u00a0учеников запишется на\u00a0курс или начнёт урок, результаты появятся здесь.',
  emptyAction: 'Посмотреть курсы',
  emptyClass: 'В\u00a0классе пока никого',
  emptyClassText: 'Добавьте учеников списком или пригласите по\u00a0коду: их результаты появятся здесь.',
  toPupils: 'К\u00a0ученикам',
  print: 'Напечатать',
}
