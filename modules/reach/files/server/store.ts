import type { Readable } from 'node:stream'
import type { ReceivedFile } from '@school/kernel/server'
import type { Part } from './aside.ts'
import type { Content } from './kinds.ts'

/** A file that has come in; it is nowhere until it is kept. */
export interface Received extends ReceivedFile {
  readonly content: Content
  /** What the sender called it. */
  readonly declaredType: string
  /** Called before the row that names it is committed. */
  keep(id: string): Promise<void>
}

/** How a browser is to take a file: under which name and type, shown or saved. */
export interface Showing {
  readonly type: string
  /** As a `Content-Disposition`. */
  readonly disposition: string
}

/** Where the bytes of files lie. */
export interface FileStore {
  /** Writes a file to this machine's own disk, to be converted into something else; it is not stored. */
  lookInto(bytes: AsyncIterable<Buffer>): Promise<Part>
  receive(bytes: AsyncIterable<Buffer>, declaredType?: string): Promise<Received>
  /** `null` when there is no such file. */
  open(id: string): Promise<Readable | null>
  /** `null` when there is no such file. */
  sizeOf(id: string): Promise<number | null>
  /** A short-lived address at which a browser gets the file without us; a store without it is read through us. */
  addressOf?(id: string, showing: Showing): Promise<string>
  remove(id: string): Promise<void>
  /** Removes what was begun before this instant and never came to its end. */
  sweep(before: Date): Promise<void>
  /** Of a store that is elsewhere. @throws when it is away */
  look?(): Promise<void>
}
