import { bounds, CantCarry, type ForeignRead, type ForeignTask } from './foreign.ts'
import { says } from './ru.ts'

interface Reading<Part> {
  line(part: Part): number
  title(part: Part, number: number): string
  /** In characters. */
  size(part: Part): number
  /** @throws CantCarry */
  read(part: Part, title: string): ForeignTask
}

/** Reads the tasks of a file one by one: faults are reported by line and name and affect only their task. */
export function readEach<Part>(
  parts: readonly Part[],
  { line, title, size, read }: Reading<Part>,
): ForeignRead {
  const found: ForeignRead = { tasks: [], leftOut: [], problems: [] }
  for (const [index, part] of parts.slice(0, bounds.tasks).entries()) {
    const name = title(part, index + 1)
    try {
      if (size(part) > bounds.signs) throw new CantCarry(says.longText)
      found.tasks.push(read(part, name))
    } catch (error) {
      // A tree or a formula that overflows the stack is also a fault of one task.
      if (!(error instanceof CantCarry || error instanceof RangeError)) throw error
      const why = error instanceof CantCarry ? error.message : says.tooDeep
      found.leftOut.push({ line: line(part), title: name, why })
    }
  }
  const beyond = parts[bounds.tasks]
  if (beyond !== undefined)
    found.leftOut.push({
      line: line(beyond),
      title: '',
      why: says.manyTasks(parts.length - bounds.tasks, bounds.tasks),
    })
  return found
}
