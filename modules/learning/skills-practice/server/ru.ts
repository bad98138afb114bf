import { count, quoted } from '@school/texts'

/** What an author reads about skills. */
export const says = {
  work: 'задачи навыка',
  summary: (count: number) => `навыков ${count}`,
  badKey: (name: string) => `${quoted(name)} не годится в ключи навыка: нужны латиница, цифры, дефис и точка`,
  unknownDiscipline: (key: string) => `Дисциплины ${quoted(key)} нет в disciplines.yaml`,
  unknownLesson: (key: string) => `Урока ${quoted(key)} нет`,
  unknownSkill: (key: string) => `Навыка ${quoted(key)} нет в content/skills`,
  circle: (path: string) => `Навыки стоят друг на друге по кругу: ${path}`,
  samePlace: (other: string) => `Это место в предмете уже занял навык ${quoted(other)}`,
  foreignTask: (key: string) => `Задача лежит в навыке ${quoted(key)}, но не называет его в skills`,
  fewTasks: (count: number) => `Задач ${count}: для тренировки нужно хотя бы пять`,
  flat: 'Все задачи одной трудности: расти некуда',
}

/** Lines of the first screen. */
export const today = {
  title: 'Тренажёр навыков',
  going: 'Тренировка начата',
  due: (n: number) => `Пора повторить ${count(n, 'навык', 'навыка', 'навыков')}`,
  whyGoing: 'начата и\u00a0не\u00a0закончена',
  why: (skill: string, others: number) =>
    `пора повторить: ${quoted(skill)}${others > 0 ? ` и\u00a0ещё ${count(others, 'навык', 'навыка', 'навыков')}` : ''}`,
  weak: (skill: string) => `слабый навык: ${quoted(skill)}`,
  offer: 'Тренировка на 10 минут',
  offerNote: 'Короткие задачи по одной: тренажёр сам выбирает, что спросить',
}
