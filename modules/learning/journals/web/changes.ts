import type { JournalMark } from '../contract/marks.ts'

/** What a teacher has put into a cell by hand. */
export interface Layer {
  mark: JournalMark | null
  comment: string | null
}

export interface Edit {
  columnId: number
  userId: number
  mark: JournalMark | null
  /** Absent leaves the words as they are. */
  comment?: string | null
}

export interface Change {
  columnId: number
  userId: number
  before: Layer
  after: Layer
}

const mostKept = 200

/** What was written, to be undone and done again; a block is one step. */
export class Changes {
  #done: (readonly Change[])[] = []
  #undone: (readonly Change[])[] = []

  get canUndo(): boolean {
    return this.#done.length > 0
  }
  get canRedo(): boolean {
    return this.#undone.length > 0
  }

  add(changes: readonly Change[]): void {
    this.#done = [...this.#done, changes].slice(-mostKept)
    this.#undone = []
  }

  undo(): Edit[] {
    const last = this.#done.pop()
    if (!last) return []
    this.#undone.push(last)
    return last.map(({ columnId, userId, before }) => ({ columnId, userId, ...before }))
  }

  redo(): Edit[] {
    const next = this.#undone.pop()
    if (!next) return []
    this.#done.push(next)
    return next.map(({ columnId, userId, after }) => ({ columnId, userId, ...after }))
  }
}
