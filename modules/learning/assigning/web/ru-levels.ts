import { count, formatPercent } from '@school/texts'
import type { Level } from '@school/homeworks/contract'

const pupilsOf = (n: number) => count(n, 'ученик', 'ученика', 'учеников')
const tasksOf = (n: number) => count(n, 'задача', 'задачи', 'задач')

/** Sets of one assignment by level; only teachers see the letters. */
export const t = {
  name: {
    a: 'А\u00a0— посложнее',
    b: 'Б\u00a0— основной',
    c: 'В\u00a0— попроще',
  } satisfies Record<Level, string>,
  short: { a: 'А', b: 'Б', c: 'В' } satisfies Record<Level, string>,
  split: 'Разделить на наборы по уровню',
  splitHint: 'До трёх наборов задач в одном задании. Ученик видит только свой, без букв.',
  which: 'Какой набор вы собираете',
  nameWith: (level: Level, tasks: number) =>
    `${t.name[level]}, ${tasks === 0 ? 'задач пока нет' : tasksOf(tasks)}`,
  add: { a: 'Добавить набор посложнее', c: 'Добавить набор попроще' },
  remove: { a: 'Убрать набор посложнее', c: 'Убрать набор попроще' },

  title: 'Кому какой набор',
  hint: 'Процент\u00a0— сколько задач уроков и заданий решено с первой попытки с начала учебного года. Новичкам класса достаётся основной набор.',
  harderFrom: 'Посложнее\u00a0— от, %',
  easierUnder: 'Попроще\u00a0— меньше, %',
  divide: 'Разделить по результату',
  divided: (has: readonly [Level, number][]) =>
    `Набор ${has.map(([level, n]) => `${t.short[level]}\u00a0— ${pupilsOf(n)}`).join(', ')}`,
  percent: (percent: number | null) =>
    percent === null ? 'решённых задач пока нет' : formatPercent(percent),
  noPupils: 'Выберите классы: здесь появятся ученики.',
  failed: 'Результаты не загрузились. Можно разложить учеников вручную.',

  sets: 'Наборы задания',
  setFacts: (tasks: number, submitted: number, pupils: number) =>
    `${tasksOf(tasks)}, сдали ${submitted} из ${pupils}`,
  move: 'Переложить ученика',
  moveHint: 'Набор можно поменять, пока ученик не начал решать.',
  pupil: 'Ученик',
  set: 'Новый набор',
  noneToMove: 'Все уже начали решать: набор не поменять.',
  moved: 'Набор изменён',
}
