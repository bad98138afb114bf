import { hash } from 'node:crypto'
import type { Ctx } from '@school/kernel/server'
import { takeTurns } from '@school/accounts/server'
import { readForeign } from '@school/tasks/server'
import type * as z from 'zod'
import type { OwnTaskImport, OwnTaskImportBody, OwnTaskSource } from '../../contract/own-task.ts'
import { refuse } from '../access.ts'
import { createOwnTask } from '../actions.ts'
import { readOwn } from '../reading.ts'
import { readTable } from './read-table.ts'
import { typedOf } from './typed-of-foreign.ts'

type Body = z.output<typeof OwnTaskImportBody>
type Remark = OwnTaskImport['faults'][number]

interface Found {
  line: number
  source: OwnTaskSource
}

interface ReadFile {
  found: Found[]
  faults: Remark[]
  leftOut: Remark[]
}

const isTable = (name: string, text: string): boolean =>
  /\.(csv|tsv)$/i.test(name) ||
  (!/\.(xml|gift|txt)$/i.test(name) && /^\ufeff?[^\n]*[;\t][^\n]*[;\t]/.test(text))

async function readFile({ name, text, ...given }: Body): Promise<ReadFile> {
  if (isTable(name, text)) {
    const rows = await readTable(text, given)
    return {
      found: rows.flatMap(({ line, source }) => (source ? [{ line, source }] : [])),
      faults: rows.flatMap(({ line, title, source, why }) => (source ? [] : [{ line, title, why }])),
      leftOut: [],
    }
  }
  const { tasks, leftOut, problems } = readForeign(name, text)
  return {
    found: tasks.map((task) => ({ line: task.line, source: typedOf(task, given) })),
    faults: problems.map(({ line, message }) => ({ line, title: '', why: message })),
    leftOut,
  }
}

/** The same task whatever it is put under. */
const hashOf = ({ kind, title, statement, fields }: OwnTaskSource): string =>
  hash('sha256', JSON.stringify([kind, title, statement, fields]), 'base64url').slice(0, 22)

const faultsOf = ({ line, source }: Found): Remark[] =>
  readOwn(source).faults.map(({ text }) => ({ line, title: source.title, why: text }))

async function listKnown({ sql, viewer }: Ctx, hashes: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql.query<{ importHash: string }>({
    name: 'list_imported_own_tasks',
    text: 'select import_hash as "importHash" from own_tasks where author_id = $1 and import_hash = any($2::text[])',
    values: [viewer.id, hashes],
  })
  return new Set(rows.map(({ importHash }) => importHash))
}

/**
 * Looks at a file, or adds what is new in it as drafts. Nothing is added while a task of it is not read.
 * @throws own_task_import_empty, own_tasks_too_many, discipline_unknown
 */
export async function importOwnTasks(ctx: Ctx, body: Body): Promise<OwnTaskImport> {
  const { found, faults, leftOut } = await readFile(body)
  if (found.length + faults.length + leftOut.length === 0) throw refuse('own_task_import_empty')
  // Two files at once bring nothing twice.
  if (body.isConfirmed) await takeTurns(ctx.sql, ctx.viewer.id)
  const wrong = [...faults, ...found.flatMap(faultsOf)].toSorted((a, b) => a.line - b.line)
  const seen = await listKnown(
    ctx,
    found.map(({ source }) => hashOf(source)),
  )
  const tasks = found.map(({ line, source }) => {
    const importHash = hashOf(source)
    const isKnown = seen.has(importHash)
    seen.add(importHash)
    return { line, source, importHash, isKnown }
  })
  const fresh = tasks.filter(({ isKnown }) => !isKnown)
  const isDone = body.isConfirmed && wrong.length === 0
  if (isDone) for (const { source, importHash } of fresh) await createOwnTask(ctx, source, { importHash })
  return {
    tasks: tasks.map(({ line, source, isKnown }) => ({
      line,
      title: source.title,
      kind: source.kind,
      isKnown,
    })),
    faults: wrong,
    leftOut,
    added: fresh.length,
    isDone,
  }
}
