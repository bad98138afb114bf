import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { Zip, ZipPassThrough } from 'fflate'
import { cutText, normaliseText } from '@school/texts'
import { dispositionOf } from './files.ts'
import { TooManyRequests } from './refuse.ts'
import { resting } from './rest.ts'
import { bytesOfTable, TableFile } from './table-file.ts'

export interface ArchivePart {
  /** With folders: «Дипломы/7А/Миронова Маша.pdf». */
  readonly path: string
  readonly bytes: Buffer | TableFile | Iterable<string>
}

/** A handler's answer that is several files in one: each is made when its turn has come. */
export class ArchiveFile {
  /** Without an ending. */
  readonly name: string
  readonly parts: Iterable<ArchivePart> | AsyncIterable<ArchivePart>

  constructor(file: Pick<ArchiveFile, 'name' | 'parts'>) {
    this.name = file.name
    this.parts = file.parts
  }
}

/** Removes characters that file systems forbid, and path traversal. */
const pathOf = (path: string): string =>
  path
    .split('/')
    .map((step) =>
      cutText(
        normaliseText(step.replace(/[\\:*?"<>|\p{Cc}]/gu, ' '), 'line').replace(/^[. ]+|[. ]+$/g, ''),
        120,
      ),
    )
    .filter(Boolean)
    .join('/')

/** Two of one name are two files: «Пётр», «Пётр (2)». */
function distinct(path: string, taken: Set<string>): string {
  const [, stem = path, ending = ''] = /^(.*?)(\.[^./]+)?$/.exec(path) ?? []
  let own = path
  for (let n = 2; taken.has(own.toLowerCase()); n++) own = `${stem} (${n})${ending}`
  taken.add(own.toLowerCase())
  return own
}

function* encoded(texts: Iterable<string>): Generator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text)
}

const chunksOf = (bytes: ArchivePart['bytes']): Iterable<Uint8Array> | AsyncIterable<Uint8Array> =>
  bytes instanceof TableFile ? bytesOfTable(bytes) : Buffer.isBuffer(bytes) ? [bytes] : encoded(bytes)

/** Documents and workbooks are compressed already, so they are stored without compression. Respects the backpressure of a slow reader. */
async function* zipped(parts: ArchiveFile['parts']): AsyncGenerator<Uint8Array> {
  let failed: Error | null = null
  let ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) failed = error
    else ready.push(chunk)
  })
  function* take() {
    if (failed) throw failed
    yield* ready
    ready = []
  }
  const taken = new Set<string>()
  const rest = resting()
  for await (const { path, bytes } of parts) {
    const entry = new ZipPassThrough(distinct(pathOf(path), taken))
    zip.add(entry)
    for await (const chunk of chunksOf(bytes)) {
      entry.push(chunk)
      yield* take()
      await rest()
    }
    entry.push(new Uint8Array(), true)
    yield* take()
    await rest()
  }
  zip.end()
  yield* take()
}

/** Archives that are being made, by caller; of this process. */
const open = new Map<string, number>()
const mostOpen = 2

/** Limits the archives that one caller makes at a time: each of their documents occupies a worker thread. @throws TooManyRequests */
function openFor(caller: string): () => void {
  const already = open.get(caller) ?? 0
  if (already >= mostOpen) throw new TooManyRequests(5000)
  open.set(caller, already + 1)
  return () => {
    const left = open.get(caller)! - 1
    if (left === 0) open.delete(caller)
    else open.set(caller, left)
  }
}

/** @param caller the key by which calls are counted: two archives at once are made for one. @throws TooManyRequests */
export function sendArchive(reply: FastifyReply, { name, parts }: ArchiveFile, caller: string): FastifyReply {
  const close = openFor(caller)
  const bytes = Readable.from(zipped(parts), { objectMode: false }).once('close', close)
  return reply
    .header('cache-control', 'no-store')
    .header('content-type', 'application/zip')
    .header('content-disposition', dispositionOf(`${name}.zip`, false))
    .send(bytes)
}
