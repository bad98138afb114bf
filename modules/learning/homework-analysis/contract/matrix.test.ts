import { expect, test } from 'vitest'
import type { MatrixCell, MatrixPupil } from './results.ts'
import { classesOf, heatOf, meansOf, needOf, wantedOf } from './matrix.ts'

const none: MatrixCell = { status: 'not_started', tries: 0 }
const solved = (tries = 1): MatrixCell => ({ status: 'solved', tries })
const tried = (tries: number): MatrixCell => ({ status: 'started', tries })
const waits: MatrixCell = { status: 'in_queue', tries: 1 }

const pupil = (name: string, cells: MatrixCell[], more: Partial<MatrixPupil> = {}): MatrixPupil => ({
  userId: name.length,
  name,
  avatar: null,
  schoolClassId: 7,
  classTitle: '7А',
  state: 'in_progress',
  isLate: false,
  isSolving: false,
  moves: 0,
  finishedAt: null,
  hardDeadlineAt: null,
  percent: null,
  mark: null,
  isMarkSet: false,
  comment: null,
  version: 0,
  cells,
  can: { mark: false, return: false },
  ...more,
})

test.each<[string, MatrixCell, ReturnType<typeof needOf>]>([
  ['nothing answered', none, { stuck: 0, solved: 0, wrong: 0 }],
  ['a first try that failed', tried(1), { stuck: 0, solved: 0, wrong: 1 }],
  ['two tries that failed', tried(2), { stuck: 1, solved: 0, wrong: 2 }],
  ['the only try that failed', { status: 'failed', tries: 1 }, { stuck: 1, solved: 0, wrong: 1 }],
  ['a part of the points by two tries', { status: 'partially', tries: 2 }, { stuck: 1, solved: 0, wrong: 2 }],
  ['solved at the third try', solved(3), { stuck: 0, solved: 1, wrong: 2 }],
  ['solved with a hint', { status: 'hinted', tries: 1 }, { stuck: 0, solved: 1, wrong: 0 }],
  ['waits for a person', waits, { stuck: 0, solved: 1, wrong: 0 }],
  ['waits for a person again', { ...waits, tries: 2 }, { stuck: 0, solved: 1, wrong: 1 }],
])('a pupil who has %s', (_, cell, need) => {
  expect(needOf([cell])).toEqual(need)
})

test('pupils with repeatedly failed tasks go first, then those with the fewest solved, then those with the most wrong tries', () => {
  const rows = [
    pupil('1 все решены', [solved(), solved(), solved()]),
    pupil('2 ошибок меньше', [solved(), tried(1), none]),
    pupil('3 не начато совсем', [none, none, none]),
    pupil('4 ждёт проверки', [solved(), waits, none]),
    pupil('5 больше всего ошибок', [solved(2), tried(1), none]),
    pupil('6 не выходит одна задача', [solved(), solved(), tried(3)]),
  ]
  const names = wantedOf(
    { tasks: [], pupils: rows },
    { classId: null, sort: { field: 'help', direction: 'desc' } },
  ).pupils.map((row) => row.name.slice(0, 1))
  expect(names).toEqual(['6', '3', '5', '2', '4', '1'])
})

test('of one class the totals are of that class alone', () => {
  const task = {
    id: 1,
    position: 1,
    title: 'Цена',
    kind: 'number',
    difficulty: 1,
    answered: 3,
    solvedPercent: 67,
  } as const
  const rows = [
    pupil('Маша', [solved()], { percent: 100, mark: 5 }),
    pupil('Пётр', [tried(1)], { schoolClassId: 8, classTitle: '7Б' }),
    pupil('Савелий', [waits], { schoolClassId: 8, classTitle: '7Б', percent: 40, mark: 2 }),
  ]
  const matrix = { tasks: [task], pupils: rows }
  expect(wantedOf(matrix, { classId: 8, sort: null })).toEqual({
    tasks: [{ ...task, answered: 1, solvedPercent: 0 }],
    pupils: rows.slice(1),
  })
  expect(heatOf(rows, 0)).toEqual({ answered: 2, solvedPercent: 50 })
  expect(heatOf([rows[2]!], 0)).toEqual({ answered: 0, solvedPercent: null })
  expect(meansOf(rows)).toEqual({ percent: 70, mark: 3.5 })
  expect(meansOf([])).toEqual({ percent: null, mark: null })
  expect(classesOf(rows)).toEqual([
    { id: 7, title: '7А', pupils: 1 },
    { id: 8, title: '7Б', pupils: 2 },
  ])
})
