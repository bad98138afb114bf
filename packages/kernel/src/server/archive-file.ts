import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import { Zip, ZipPassThrough } from 'fflate'
import { cutText, normaliseText } from '@school/texts'
import { dispositionOf } from './files.ts'
import { bytesOfTable, TableFile } from './table-file.ts'

export interface ArchivePart {
  /** With folders: «Дипломы/7А/Миронова Маша.pdf». */
  readonly path: string
  readonly bytes: Buffer | TableFile
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

/** Signs that no system of files forbids, and no way out of the folder. */
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

/** Documents and workbooks are packed already, so that they are stored as they are. Whoever reads slowly is waited for. */
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
  for await (const { path, bytes } of parts) {
    const entry = new ZipPassThrough(distinct(pathOf(path), taken))
    zip.add(entry)
    if (bytes instanceof TableFile)
      for await (const chunk of bytesOfTable(bytes) as AsyncIterable<Uint8Array>) {
        entry.push(chunk)
        yield* take()
      }
    entry.push(bytes instanceof TableFile ? new Uint8Array() : bytes, true)
    yield* take()
    await setImmediate()
  }
  zip.end()
  yield* take()
}

export const sendArchive = (reply: FastifyReply, { name, parts }: ArchiveFile): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('content-type', 'application/zip')
    .header('content-disposition', dispositionOf(`${name}.zip`, false))
    .send(Readable.from(zipped(parts), { objectMode: false }))
