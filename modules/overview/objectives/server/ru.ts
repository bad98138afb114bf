import type { Exam } from '@school/exam-rehearsals/contract'
import { count, nbsp, quoted } from '@school/texts'
import type { Metric } from '../contract/metric.ts'
import type { TeacherGoal } from '../contract/teacher.ts'

const tasks = (n: number) => count(n, 'задачу', 'задачи', 'задач')
const skills = (n: number) => count(n, 'навык', 'навыка', 'навыков')
const days = (n: number) => count(n, 'день', 'дня', 'дней')

const exams: Record<Exam, string> = { oge: 'ОГЭ', ege: 'ЕГЭ' }

interface Titled {
  metric: Metric
  target: number
  disciplineTitle: string | null
  skillTitle: string | null
  exam: Exam | null
  dailyMinutes: number | null
}

/** What the goal is, without its subject. */
const deeds: Record<Metric, (goal: Titled) => string> = {
  tasks: ({ target }) => `решить ${tasks(target)} с${nbsp}первой попытки`,
  percent: ({ target }) => `${target}${nbsp}% верных ответов с${nbsp}первой попытки`,
  skills: ({ target }) => `освоить ${skills(target)}`,
  exam: ({ exam, target }) =>
    exam === 'oge'
      ? `пробник ${exams.oge} на${nbsp}${quoted(target)}`
      : `пробник ${exams.ege} на${nbsp}${count(target, 'балл', 'балла', 'баллов')}`,
  mark: ({ target }) => `средняя отметка за${nbsp}домашние не${nbsp}ниже${nbsp}${target}`,
  row: ({ target }) => `заниматься ${days(target)} подряд`,
  days: ({ target }) => `позаниматься ${days(target)}`,
  minutes: ({ target, dailyMinutes }) => `${days(target)} хотя бы по${nbsp}${dailyMinutes}${nbsp}минут`,
}

/** «Математика: решить 20 задач с первой попытки». */
function titleOf(goal: Titled): string {
  const deed = deeds[goal.metric](goal)
  const subject = goal.skillTitle ?? goal.disciplineTitle
  return subject === null ? deed : `${goal.skillTitle === null ? subject : quoted(subject)}: ${deed}`
}

const capital = (text: string): string => text.replace(/^./u, (letter) => letter.toUpperCase())

export const says = {
  title: (goal: Titled) => capital(titleOf(goal)),
  steps: {
    trainer: 'Тренажёр навыков',
    skill: 'Тренировать навык',
    exam: 'Пробный экзамен',
    homeworks: 'Домашние задания',
    courses: 'Мои курсы',
  },
  /** Why it is in today's plan. */
  reason: (goal: Titled) => `цель: ${deeds[goal.metric](goal)}`,
  today: {
    tasks: (n: number) => `${capital(count(n, 'задача', 'задачи', 'задач'))} для цели`,
    practice: 'Занятие для цели',
    exam: 'Пробник для цели',
  },
  teacherTitle: (kind: TeacherGoal, target: number, className: string | null): string =>
    ({
      olympiad: () => `${count(target, 'ученик', 'ученика', 'учеников')} в${nbsp}олимпиадах`,
      checking: () => `Проверить ${count(target, 'работу', 'работы', 'работ')} не${nbsp}позже 48${nbsp}часов`,
      visits: () => `В${nbsp}классе ${className ?? ''} позанимались все`,
    })[kind](),
  teacherSteps: {
    olympiad: 'Олимпиады',
    checking: 'Проверка ответов',
    visits: 'Класс',
  } satisfies Record<TeacherGoal, string>,
  thanks: 'Цель учителя',
}

interface TemplateTexts {
  title: string
  hint: string
}
/** Goals ready to be set, by their keys. */
export const templates: Record<string, TemplateTexts> = {
  oge_math_4: {
    title: 'ОГЭ по\u00a0математике на\u00a0«4»',
    hint: 'Написать пробник на\u00a0четвёрку: части 1 и\u00a02, как на\u00a0экзамене',
  },
  ege_math_70: { title: 'ЕГЭ по\u00a0математике: 70 баллов', hint: 'Пробник профильной математики' },
  physics_80: { title: '80+ по\u00a0физике', hint: 'Восемь верных ответов из\u00a0десяти, сразу' },
  math_80: { title: '80+ по\u00a0математике', hint: 'Восемь верных ответов из\u00a0десяти, сразу' },
  russian_80: { title: '80+ по\u00a0русскому', hint: 'Восемь верных ответов из\u00a0десяти, сразу' },
  math_20: { title: '20 задач по\u00a0математике', hint: 'С\u00a0первой попытки и\u00a0без подсказок' },
  russian_20: { title: '20 задач по\u00a0русскому', hint: 'С\u00a0первой попытки и\u00a0без подсказок' },
  skills_3: { title: 'Освоить три навыка', hint: 'Любых: тренажёр сам выберет, что спросить' },
  week_row: { title: 'Неделя подряд', hint: 'Хотя бы одна решённая задача каждый день' },
  days_20: { title: '20 дней из\u00a030', hint: 'Пропустить можно, главное вернуться' },
  minutes_20: { title: 'По\u00a020 минут в\u00a0день', hint: 'Десять дней, когда угодно за\u00a0три недели' },
}
