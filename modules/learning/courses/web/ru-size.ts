import { count } from '@school/texts'
import type { courseLevels } from '../contract/index.ts'

type Level = (typeof courseLevels)[number]

export const levelText: Record<Level, string> = {
  base: 'Базовый уровень',
  advanced: 'Углублённый уровень',
  olympiad: 'Олимпиадный уровень',
}

/** Sizes of a course and of its lessons: the same words on cards, landings and in the outline. */
export const sizeText = {
  lessons: (n: number) => count(n, 'урок', 'урока', 'уроков'),
  tasks: (n: number) => count(n, 'задача', 'задачи', 'задач'),
  tasksOf: (done: number, total: number) => `${done} из ${count(total, 'задачи', 'задач', 'задач')}`,
}
