import { ApiError } from '@school/api-client'
import type { CellConflict, JournalCell, WrittenCell, WrittenReply } from '../contract/journal.ts'
import { type Change, Changes, type Edit, type Layer } from './changes.ts'

export const keyOf = ({ columnId, userId }: { columnId: number; userId: number }): string =>
  `${columnId}:${userId}`

/** A cell that somebody else has changed meanwhile, and what was to be written into it. */
export interface HeldConflict extends CellConflict {
  wanted: Layer
}

/** What survives a reload of the page. */
export interface Kept {
  unsent: WrittenCell[]
  conflicts: HeldConflict[]
}

export interface Shelf {
  read(): Kept | null
  write(kept: Kept | null): void
}

export interface EditorView {
  /** Cells that differ from what the server has sent: written here, or known to be newer. */
  cells: ReadonlyMap<string, JournalCell>
  unsent: number
  conflicts: readonly HeldConflict[]
  /** Why what is written does not reach the server; `null` while it does. */
  problem: ApiError | null
  canUndo: boolean
  canRedo: boolean
}

export interface EditorOptions {
  send: (cells: WrittenCell[]) => Promise<WrittenReply>
  shelf: Shelf
  /** Starts the timer of a retry. @returns its cancellation */
  wait: (ms: number, then: () => void) => () => void
  /** A cell whose column or pupil is no more. */
  onGone: (error: ApiError) => void
}

const mostAtOnce = 1000
const [firstWaitMs, longestWaitMs] = [2000, 30_000]

/** Passes by itself: no connection, a server that restarts, a limit. */
const isPassing = ({ status }: ApiError): boolean => status === 0 || status === 429 || status >= 500
const isGone = ({ code }: ApiError): boolean =>
  code === 'journal_column_not_found' || code === 'journal_pupil_not_found'

/**
 * What a teacher writes: it is shown at once, sent to the server one list after another, kept on the device while there is no connection, and can be
 * undone. A list waits for the one before it, so that the version sent with each cell is the one that was seen when it was overwritten.
 */
export class JournalEditor {
  readonly #options: EditorOptions
  readonly #listeners = new Set<() => void>()
  readonly #changes = new Changes()
  #fromServer = new Map<string, JournalCell>()
  readonly #known = new Map<string, JournalCell>()
  #unsent = new Map<string, WrittenCell>()
  #onTheWay = new Map<string, WrittenCell>()
  #conflicts = new Map<string, HeldConflict>()
  #problem: ApiError | null = null
  #most = mostAtOnce
  #waitMs = firstWaitMs
  #forget: (() => void) | null = null
  #view: EditorView
  #onAllSent = () => {}

  constructor(options: EditorOptions) {
    this.#options = options
    this.#view = this.#look()
  }

  subscribe = (listen: () => void): (() => void) => {
    this.#listeners.add(listen)
    return () => void this.#listeners.delete(listen)
  }
  view = (): EditorView => this.#view

  /** Calls `act` when everything has reached the server. */
  whenAllSent(act: () => void): void {
    this.#onAllSent = act
  }

  /** Takes what waits on the device. */
  open(): void {
    const kept = this.#options.shelf.read()
    if (!kept) return
    for (const cell of kept.unsent) if (!this.#unsent.has(keyOf(cell))) this.#unsent.set(keyOf(cell), cell)
    for (const held of kept.conflicts) this.#conflicts.set(keyOf(held.cell), held)
    this.#publish()
    void this.flush()
  }

  /** Takes the cells of the page from the server. */
  hear(cells: readonly JournalCell[]): void {
    this.#fromServer = new Map(cells.map((cell) => [keyOf(cell), cell]))
    for (const [key, cell] of this.#known)
      if ((this.#fromServer.get(key)?.version ?? -1) >= cell.version) this.#known.delete(key)
    this.#publish()
  }

  /** As it is seen: with what is on its way. */
  cell(key: string): JournalCell | undefined {
    return this.#view.cells.get(key) ?? this.#fromServer.get(key)
  }

  write(edits: readonly Edit[]): void {
    const changes = edits.flatMap((edit): Change[] => {
      const { mark = null, comment = null } = this.cell(keyOf(edit)) ?? {}
      const after = { mark: edit.mark, comment: edit.comment === undefined ? comment : edit.comment }
      const isSame = after.mark === mark && after.comment === comment
      return isSame
        ? []
        : [{ columnId: edit.columnId, userId: edit.userId, before: { mark, comment }, after }]
    })
    if (changes.length === 0) return
    this.#changes.add(changes)
    this.#put(changes.map(({ after, ...place }) => ({ ...place, ...after })))
  }

  /** @returns the cells that are as they were */
  undo(): readonly Edit[] {
    return this.#put(this.#changes.undo())
  }
  redo(): readonly Edit[] {
    return this.#put(this.#changes.redo())
  }

  /** What somebody else has put stays. */
  leave(key: string): void {
    this.#conflicts.delete(key)
    this.#publish()
  }

  /** One's own goes over what somebody else has put, now that it was seen. */
  insist(key: string): void {
    const held = this.#conflicts.get(key)
    if (!held) return
    this.#conflicts.delete(key)
    const { columnId, userId } = held.cell
    this.write([{ columnId, userId, ...held.wanted }])
    this.#publish()
  }

  /** What can't be written is let go. */
  discard(): void {
    this.#unsent.clear()
    this.#problem = null
    this.#publish()
  }

  retry(): void {
    this.#problem = null
    this.#forget?.()
    this.#forget = null
    this.#publish()
    void this.flush()
  }

  close(): void {
    this.#forget?.()
    this.#forget = null
  }

  #seen(key: string): number {
    const now = this.#known.get(key) ?? this.#fromServer.get(key)
    return now?.version ?? 0
  }

  #put(edits: readonly Edit[]): readonly Edit[] {
    for (const { columnId, userId, mark, comment } of edits) {
      const key = keyOf({ columnId, userId })
      const waiting = this.#unsent.get(key) ?? this.#onTheWay.get(key)
      const version = waiting?.version ?? this.#seen(key)
      this.#unsent.set(key, { columnId, userId, mark, comment: comment ?? null, version })
    }
    this.#publish()
    void this.flush()
    return edits
  }

  /** Sends what waits, unless something is on its way or a failure is being waited out. */
  async flush(): Promise<void> {
    if (this.#onTheWay.size > 0 || this.#forget || (this.#problem && !isPassing(this.#problem))) return
    const list = [...this.#unsent.values()].slice(0, this.#most)
    if (list.length === 0) {
      this.#most = mostAtOnce
      return
    }
    this.#onTheWay = new Map(list.map((cell) => [keyOf(cell), cell]))
    for (const key of this.#onTheWay.keys()) this.#unsent.delete(key)
    try {
      this.#take(await this.#options.send(list))
    } catch (error) {
      this.#fail(error instanceof ApiError ? error : new ApiError(0, 'offline', String(error)))
      return
    }
    if (this.#unsent.size === 0) this.#onAllSent()
    await this.flush()
  }

  #take({ cells, conflicts }: WrittenReply): void {
    for (const cell of cells) this.#learn(cell)
    for (const conflict of conflicts) {
      const key = keyOf(conflict.cell)
      const { mark, comment = null } = this.#onTheWay.get(key)!
      this.#known.set(key, conflict.cell)
      // A cell that was overwritten again meanwhile gets a verdict of its own.
      if (!this.#unsent.has(key)) this.#conflicts.set(key, { ...conflict, wanted: { mark, comment } })
    }
    this.#onTheWay = new Map()
    this.#problem = null
    this.#waitMs = firstWaitMs
    this.#publish()
  }

  /** What was written after it was sent was written over this one. */
  #learn(cell: JournalCell): void {
    const key = keyOf(cell)
    this.#known.set(key, cell)
    const later = this.#unsent.get(key)
    if (later) this.#unsent.set(key, { ...later, version: cell.version })
  }

  #fail(error: ApiError): void {
    const list = [...this.#onTheWay.values()]
    this.#onTheWay = new Map()
    if (isGone(error) && list.length === 1) this.#options.onGone(error)
    else {
      // What is newer stays on top; the order of writing is kept.
      this.#unsent = new Map([...list.map((cell) => [keyOf(cell), cell] as const), ...this.#unsent])
      if (isGone(error)) this.#most = 1
      else this.#problem = error
    }
    this.#publish()
    if (isGone(error)) void this.flush()
    else if (isPassing(error)) this.#waitAndTry()
  }

  #waitAndTry(): void {
    this.#forget?.()
    this.#forget = this.#options.wait(this.#waitMs, () => {
      this.#forget = null
      void this.flush()
    })
    this.#waitMs = Math.min(longestWaitMs, this.#waitMs * 2)
  }

  #look(): EditorView {
    const cells = new Map(this.#known)
    for (const [key, written] of [...this.#onTheWay, ...this.#unsent]) {
      const under = this.#known.get(key) ?? this.#fromServer.get(key)
      const { columnId, userId, mark, comment = null, version } = written
      cells.set(key, { columnId, userId, mark, comment, version, homeworkMark: under?.homeworkMark ?? null })
    }
    return {
      cells,
      unsent: new Set([...this.#onTheWay.keys(), ...this.#unsent.keys()]).size,
      conflicts: [...this.#conflicts.values()],
      problem: this.#problem,
      canUndo: this.#changes.canUndo,
      canRedo: this.#changes.canRedo,
    }
  }

  #publish(): void {
    this.#view = this.#look()
    const unsent = [...new Map([...this.#onTheWay, ...this.#unsent]).values()]
    const { conflicts } = this.#view
    this.#options.shelf.write(
      unsent.length + conflicts.length === 0 ? null : { unsent, conflicts: [...conflicts] },
    )
    for (const listen of this.#listeners) listen()
  }
}
