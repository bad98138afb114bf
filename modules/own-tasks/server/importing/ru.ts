import type { TaskKind } from '@school/tasks/contract'

type TableKind = Extract<
  TaskKind,
  'number' | 'short_text' | 'single_choice' | 'multiple_choice' | 'essay' | 'matching' | 'ordering'
>

/** What stands in the column of kinds. */
export const kindsByWord: Readonly<Record<string, TableKind>> = {
  число: 'number',
  слово: 'short_text',
  'один вариант': 'single_choice',
  'несколько вариантов': 'multiple_choice',
  пары: 'matching',
  порядок: 'ordering',
  'развёрнутый ответ': 'essay',
}

/** Heads of the columns. */
export const columns = {
  title: 'название',
  kind: 'вид',
  statement: 'условие',
  answer: 'ответ',
  options: 'варианты',
  solution: 'разбор',
} as const

export const says = {
  criterion: 'Развёрнутый ответ',
  guide: 'Полный балл\u00a0— за\u00a0полный и\u00a0верный ответ.',
  noColumn: (name: string) => `В\u00a0первой строке нет столбца «${name}»`,
  unknownKind: (word: string) => `Вида «${word}» нет: бывают ${Object.keys(kindsByWord).join(', ')}`,
  noTitle: (number: number) => `Задача ${number}`,
  answerAmongOptions: (answer: string) => `Верного ответа «${answer}» нет среди вариантов`,
  pairs: 'Пары пишутся через знак «=» и\u00a0черту: кот = мяу | пёс = гав',
}
