import { parseTask } from '../content/index.ts'
import type { WrittenTask } from '../load.ts'
import type { Desk } from './desk.ts'
import { numbered } from './order.ts'
import { says } from './ru.ts'

/** A task of a folder; its key is unique in the school. */
export interface PlacedTask extends WrittenTask {
  /** From 1. */
  readonly position: number
}

/** The tasks of a folder in order; `ownerKey` begins their keys. */
export function readTasks(folder: string, ownerKey: string, desk: Desk): PlacedTask[] {
  const names = desk.files(`${folder}/tasks`).filter((name) => {
    if (name.endsWith('.md')) return true
    desk.error(`${folder}/tasks/${name}`, 1, says.extraFile(name))
    return false
  })
  const tasks: PlacedTask[] = []
  for (const { key, name } of numbered(names, `${folder}/tasks`, desk, says.badTaskFile)) {
    const file = `${folder}/tasks/${name}`
    const { task, problems } = parseTask(desk.text(file) ?? '', desk.picturesOf(folder), {
      isRendered: desk.isAsked(file),
    })
    desk.report(file, problems)
    if (task) tasks.push({ ...task, key: `${ownerKey}/${key}`, position: tasks.length + 1, file })
  }
  if (names.length === 0) desk.error(folder, 1, says.noTasks)
  return tasks
}
