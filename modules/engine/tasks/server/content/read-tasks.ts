import { type ContentReader, numbered } from '@school/content-source/server'
import type { WrittenTask } from '../load.ts'
import { parseTask } from './parse-task.ts'
import { says } from './ru.ts'

/** A task of a folder; its key is unique in the school. */
export interface PlacedTask extends WrittenTask {
  /** From 1. */
  readonly position: number
}

/** The tasks of a folder in order; `ownerKey` begins their keys. */
export function readTasks(folder: string, ownerKey: string, reader: ContentReader): PlacedTask[] {
  const names = reader.files(`${folder}/tasks`).filter((name) => {
    if (name.endsWith('.md')) return true
    reader.error(`${folder}/tasks/${name}`, 1, says.extraFile(name))
    return false
  })
  const tasks: PlacedTask[] = []
  for (const { key, name } of numbered(names, `${folder}/tasks`, reader, says.badTaskFile)) {
    const file = `${folder}/tasks/${name}`
    const { task, problems } = parseTask(reader.text(file) ?? '', reader.picturesOf(folder), {
      isRendered: reader.isAsked(file),
    })
    reader.report(file, problems)
    if (task) tasks.push({ ...task, key: `${ownerKey}/${key}`, position: tasks.length + 1, file })
  }
  if (names.length === 0) reader.error(folder, 1, says.noTasks)
  return tasks
}
