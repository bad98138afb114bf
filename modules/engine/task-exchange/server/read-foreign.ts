import { cutText } from '@school/texts'
import { readTask } from '@school/tasks/content'
import { isAiken, readAiken } from './aiken.ts'
import { isTaskTable, readCsv } from './csv.ts'
import { bounds, type ForeignRead, type ForeignTask } from './foreign.ts'
import { readGift } from './gift.ts'
import { readMoodle } from './moodle.ts'
import { faultWords } from './ru-faults.ts'
import { says } from './ru.ts'
import { descriptionOf } from './task-file.ts'

/** How documents begin that are no texts. */
const otherFiles = ['PK\u0003\u0004', '%PDF-', '{\\rtf']

/** Reads a file of another program; the name and the first lines determine the format. Pure; slow for large files: see `read-foreign.worker.ts`. */
export function readForeign(name: string, text: string): ForeignRead {
  const start = cutText(text, 4000)
    .replace(/^\ufeff/, '')
    .trimStart()
  if (otherFiles.some((mark) => start.startsWith(mark)) || start.includes('\0'))
    return { tasks: [], leftOut: [], problems: [{ line: 1, message: says.notText }] }
  const isNamed = (extensions: RegExp): boolean => extensions.test(name)
  if (isNamed(/\.(?:csv|tsv)$/i)) return readCsv(text)
  if (isNamed(/\.xml$/i) || (start.startsWith('<') && !isNamed(/\.gift$/i))) return readMoodle(text)
  if (isTaskTable(text)) return readCsv(text)
  return isAiken(text) ? readAiken(text) : readGift(text)
}

interface Faults {
  path: PropertyKey[]
  message: string
}

function faultsOf(task: ForeignTask): Faults[] {
  const { pictures, statement, solution } = task
  const resolve = (name: string) => {
    const picture = pictures.find((one) => one.name === name)
    return picture ? { url: name, width: picture.width, height: picture.height } : null
  }
  return readTask({ description: descriptionOf(task), statement, solution }, resolve).faults
}

const withoutMistakes = (task: ForeignTask): ForeignTask =>
  'mistakes' in task.answer ? { ...task, answer: { ...task.answer, mistakes: [] } } : task

/** A task in its final form, checked by the reader of our own tasks; a fault leaves it out. */
function proved(task: ForeignTask): ForeignTask | string {
  if (Math.max(task.statement.length, task.solution.length) > bounds.markdown) return says.longText
  const faults = faultsOf(task)
  if (faults.length === 0) return task
  // Feedback to a wrong answer that is judged differently here is dropped; the task is kept.
  if (faults.every(({ path }) => path[0] === 'mistakes')) return withoutMistakes(task)
  const [{ path, message }] = faults as [Faults, ...Faults[]]
  const words = faultWords(path, message)
  // The loss is probably the reason: an option that was a picture.
  return path[0] === 'options' && task.notes.length > 0 ? `${words}. ${task.notes[0]}` : words
}

/** Reads a file and checks each of its tasks: the returned ones are valid. */
export function readProved(name: string, text: string): ForeignRead {
  const { tasks, leftOut, problems } = readForeign(name, text)
  const read: ForeignRead = { tasks: [], leftOut: [...leftOut], problems }
  for (const task of tasks) {
    const result = proved(task)
    if (typeof result === 'string') read.leftOut.push({ line: task.line, title: task.title, why: result })
    else read.tasks.push(result)
  }
  read.leftOut.sort((a, b) => a.line - b.line)
  return read
}
