import { hash, randomUUID } from 'node:crypto'
import { lockUser } from '@school/users/server'
import { type FileStore, keepMade, type Received } from '@school/files/server'
import type { Ctx } from '@school/kernel/server'
import { type ForeignTask, readForeignApart } from '@school/task-exchange/server'
import type * as z from 'zod'
import {
  OwnTaskSource,
  type OwnTaskImport,
  type OwnTaskImportBody,
  type TaskPicture,
} from '../../contract/own-task.ts'
import { refuse } from '../access.ts'
import { createDrafts } from '../actions.ts'
import { plainly } from '../ru.ts'
import { says } from './ru.ts'
import { typedOf } from './typed-of-foreign.ts'

type Body = z.output<typeof OwnTaskImportBody>
type Remark = OwnTaskImport['faults'][number]

interface Picture {
  placed: TaskPicture
  received: Received | null
}

interface Found {
  line: number
  source: OwnTaskSource
  notes: readonly string[]
  pictures: readonly Picture[]
  importHash: string
}

/** A file parsed before the transaction. */
export interface ReadFile {
  found: Found[]
  faults: Remark[]
  leftOut: Remark[]
}

/** Hash of the task without its label; pictures count by their bytes, not by the file that stores them. */
function hashOf({ kind, title, statement, fields }: OwnTaskSource, { pictures }: ForeignTask): string {
  const shown = pictures.map(({ bytes }) => hash('sha256', bytes, 'base64url'))
  const said = [kind, title, statement, fields, ...(shown.length > 0 ? [shown] : [])]
  return hash('sha256', JSON.stringify(said), 'base64url').slice(0, 22)
}

async function picturesOf(store: FileStore, { pictures }: ForeignTask, isKept: boolean): Promise<Picture[]> {
  const taken: Picture[] = []
  for (const { bytes, name, width, height } of pictures) {
    const chunks = async function* () {
      yield Buffer.from(bytes)
    }
    const received = isKept ? await store.receive(chunks()) : null
    taken.push({ placed: { fileId: randomUUID(), name, width, height }, received })
  }
  return taken
}

/** Parses the uploaded file in a worker thread, before a transaction begins. @throws the refusals of `runInWorker` */
export async function readImport(
  store: FileStore,
  { name, text, isConfirmed, ...given }: Body,
): Promise<ReadFile> {
  const { tasks, leftOut, problems } = await readForeignApart(name, text)
  const remarks = leftOut.map((remark) => ({ ...remark, why: plainly(remark.why) }))
  const found: Found[] = []
  for (const task of tasks) {
    const pictures = await picturesOf(store, task, isConfirmed)
    const placed = pictures.map((picture) => picture.placed)
    const source = OwnTaskSource.safeParse(typedOf(task, given, placed))
    if (source.success) {
      const importHash = hashOf(source.data, task)
      found.push({ line: task.line, source: source.data, notes: task.notes, pictures, importHash })
    } else {
      remarks.push({ line: task.line, title: task.title, why: says.tooLong })
      await Promise.all(pictures.map(({ received }) => received?.discard()))
    }
  }
  return {
    found,
    faults: problems.map(({ line, message }) => ({ line, title: '', why: message })),
    leftOut: remarks.toSorted((a, b) => a.line - b.line),
  }
}

async function listKnown({ sql, viewer }: Ctx, hashes: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql.query<{ importHash: string }>({
    name: 'list_imported_own_tasks',
    text: 'select import_hash as "importHash" from own_tasks where author_id = $1 and import_hash = any($2::text[])',
    values: [viewer.id, hashes],
  })
  return new Set(rows.map(({ importHash }) => importHash))
}

async function keepAll(ctx: Ctx, { pictures, source }: Found): Promise<void> {
  for (const { placed, received } of pictures)
    if (received)
      await keepMade(ctx, received, {
        id: placed.fileId,
        ownerId: ctx.viewer.id,
        name: source.pictures.find(({ fileId }) => fileId === placed.fileId)!.name,
        createdAt: ctx.now,
      })
}

/**
 * Previews a file, or adds its new tasks as drafts. A task that can't be parsed is listed and does not affect the others.
 * @throws own_task_import_empty, own_tasks_too_many, discipline_unknown
 */
export async function importOwnTasks(
  ctx: Ctx,
  { isConfirmed }: Body,
  { found, faults, leftOut }: ReadFile,
): Promise<OwnTaskImport> {
  try {
    if (found.length + faults.length + leftOut.length === 0) throw refuse('own_task_import_empty')
    // The lock keeps concurrent imports from adding duplicates.
    if (isConfirmed) await lockUser(ctx.sql, ctx.viewer.id)
    const hashes = found.map(({ importHash }) => importHash)
    const seen = await listKnown(ctx, hashes)
    const tasks = found.map((task) => {
      const isKnown = seen.has(task.importHash)
      seen.add(task.importHash)
      return { ...task, isKnown }
    })
    const fresh = tasks.filter(({ isKnown }) => !isKnown)
    const isDone = isConfirmed && faults.length === 0
    if (isDone) {
      for (const task of fresh) await keepAll(ctx, task)
      await createDrafts(ctx, fresh)
    }
    return {
      tasks: tasks.map(({ line, source: { title, kind }, isKnown }) => ({ line, title, kind, isKnown })),
      faults,
      leftOut,
      notes: tasks.flatMap(({ line, source: { title }, notes }) =>
        notes.map((why) => ({ line, title, why })),
      ),
      added: fresh.length,
      isDone,
    }
  } finally {
    await Promise.all(found.flatMap(({ pictures }) => pictures.map(({ received }) => received?.discard())))
  }
}
