/** What may leave the process about an error: to a log, a table of failures, a metric. */
export interface Fault {
  readonly name: string
  /** Of PostgreSQL, of the operating system, of a refusal; the name of the error when it has none. */
  readonly code: string
  readonly table?: string
  readonly constraint?: string
  readonly routine?: string
  /** Places in the code, without the message. */
  readonly stack?: string
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/** The first of a chain of causes that has a code: libraries wrap the errors of a database in theirs. */
function rootOf(error: Error): Error {
  let root = error
  for (let depth = 0; depth < 5 && !('code' in root) && root.cause instanceof Error; depth++)
    root = root.cause
  return root
}

const frame = /^\s+at .*:\d+:\d+\)?$/

/** Lines of a message may look like stack frames, so that it is cut off first. */
const framesOf = ({ stack = '', message }: Error): string =>
  stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .filter((line) => frame.test(line))
    .join('\n')

/**
 * Never contains the message, the detail or the parameters: a failed statement repeats its values there, a parser its input:
 * password hashes, addresses, names, answers.
 */
export function faultOf(thrown: unknown): Fault {
  if (!(thrown instanceof Error)) return { name: typeof thrown, code: typeof thrown }
  const root = rootOf(thrown)
  const facts = root as Error & Record<'code' | 'table' | 'constraint' | 'routine', unknown>
  const table = textOf(facts.table)
  const constraint = textOf(facts.constraint)
  const routine = textOf(facts.routine)
  return {
    name: root.name,
    code: textOf(facts.code) ?? root.name,
    ...(table ? { table } : {}),
    ...(constraint ? { constraint } : {}),
    ...(routine ? { routine } : {}),
    stack: framesOf(thrown) || framesOf(root),
  }
}

const lost = /connection (terminated|error|timeout)|timeout exceeded|read timeout/i

/** The fault is not caused by a row: the database is unavailable, or refuses all connections. */
export function isOfDatabase(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false
  if (/^(08|53|57P|58|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|unavailable)/.test(faultOf(thrown).code)) return true
  return lost.test(thrown.message) || isOfDatabase(thrown.cause)
}

/** The disk is full or can't be written: nothing is wrong with what was sent. */
const isOfDisk = (thrown: unknown): boolean =>
  thrown instanceof Error && /^(ENOSPC|EDQUOT|EROFS)$/.test(faultOf(thrown).code)

/** A row or a table is locked, two waited for each other, a statement took too long: the same request may pass a moment later. */
export const isOfMoment = (thrown: unknown): boolean =>
  isOfDatabase(thrown) || isOfDisk(thrown) || /^(40|55P03|57014|25P03)/.test(faultOf(thrown).code)

/** A row that a statement refers to was deleted meanwhile, or a row that it deletes is referred to. */
export const isOfReference = (thrown: unknown): boolean => faultOf(thrown).code === '23503'
