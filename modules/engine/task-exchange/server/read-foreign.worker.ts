import type { ForeignRead } from './foreign.ts'
import { readProved } from './read-foreign.ts'

/** Runs in a worker thread: the size of the result is limited, but reading still takes seconds. */
export const run = ({ name, text }: { name: string; text: string }): ForeignRead => readProved(name, text)
