import type { Picture } from '@school/markdown'
import { type Fault, readTask, type ReadTask, variantFaults } from '@school/tasks/server'
import type { OwnTaskSource, TaskFault } from '../contract/own-task.ts'
import { descriptionOf, fieldAt } from './description.ts'
import { pictureAt } from './queries.ts'
import { plainly } from './ru.ts'

export interface ReadOwn extends Pick<ReadTask, 'task'> {
  faults: TaskFault[]
}

const resolverOf =
  ({ pictures }: OwnTaskSource) =>
  (name: string): Picture | null => {
    const known = pictures.find((picture) => picture.name === name)
    return known ? { url: pictureAt(known), width: known.width, height: known.height } : null
  }

const said = (source: OwnTaskSource, { path, message }: Fault): TaskFault => ({
  field: fieldAt(source, path),
  text: plainly(message),
})

/** Parses the typed text as a task; one fault per field is reported. */
export function readOwn(source: OwnTaskSource): ReadOwn {
  const { statement, solution } = source
  const { task, faults } = readTask(
    { description: descriptionOf(source), statement, solution },
    resolverOf(source),
  )
  const seen = new Set<string>()
  const shown = faults
    .map((fault) => said(source, fault))
    .filter(({ field, text }) => {
      const key = field === '' ? text : field
      return seen.has(key) ? false : seen.add(key)
    })
  return { task, faults: shown }
}

/** The same, and tries all variants: required before a task becomes ready. */
export function readThoroughly(source: OwnTaskSource): ReadOwn {
  const read = readOwn(source)
  if (!read.task || read.faults.length > 0) return read
  return { ...read, faults: variantFaults(read.task).map((fault) => said(source, fault)) }
}
