import type { Response } from '@school/tasks/contract'
import type { Draft, SaveBody, SavedAnswer } from '../contract/index.ts'

export type SaveState = 'untouched' | 'saving' | 'saved' | 'waiting' | 'refused'

export interface SaveView {
  response: Response | null
  state: SaveState
  savedAt: string | null
}

/** Where what is not yet on the server outlives a reload and a lost connection. */
export interface Shelf {
  read(): { response: Response | null; sequence: number } | null
  write(unsent: { response: Response | null; sequence: number } | null): void
}

export interface AutosaveOptions {
  draft: Draft | null
  shelf: Shelf
  /** Rejects with `status` 422 when the answer is refused, with anything else when it may be tried again. */
  save: (body: Pick<SaveBody, 'response' | 'sequence' | 'sentAt'>) => Promise<SavedAnswer>
  now: () => number
  onRefused: (error: unknown) => void
}

const delayMs = 800
const retryMs = 5000

/** Keeps one answer on the server: a moment after it stopped changing, and again until it is there. */
export class Autosave {
  #view: SaveView
  #sequence: number
  #isDirty = false
  #isSending = false
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #listeners = new Set<() => void>()
  readonly #options: AutosaveOptions

  constructor(options: AutosaveOptions) {
    const { draft, shelf } = options
    this.#options = options
    const unsent = shelf.read()
    const isNewer = unsent !== null && unsent.sequence > (draft?.sequence ?? 0)
    this.#sequence = Math.max(draft?.sequence ?? 0, isNewer ? unsent.sequence : 0)
    this.#isDirty = isNewer
    this.#view = {
      response: isNewer ? unsent.response : (draft?.response ?? null),
      state: isNewer ? 'waiting' : draft ? 'saved' : 'untouched',
      savedAt: draft?.savedAt ?? null,
    }
  }

  view = (): SaveView => this.#view
  subscribe = (listen: () => void): (() => void) => {
    this.#listeners.add(listen)
    return () => this.#listeners.delete(listen)
  }

  change = (response: Response): void => {
    this.#sequence++
    this.#isDirty = true
    this.#options.shelf.write({ response, sequence: this.#sequence })
    this.#show({ response, state: 'saving' })
    this.#later(delayMs)
  }

  /** Sends now what is not sent: on leaving the field or the task, when the connection is back. */
  flush = async (): Promise<void> => {
    clearTimeout(this.#timer)
    if (!this.#isDirty || this.#isSending) return
    this.#isSending = true
    const sequence = this.#sequence
    const { response } = this.#view
    try {
      const sentAt = new Date(this.#options.now()).toISOString()
      const saved = await this.#options.save({ response, sequence, sentAt })
      this.#isSending = false
      if (saved.sequence > this.#sequence) this.#accept(saved)
      else if (sequence === this.#sequence) this.#accept(saved, response)
      else this.#later(0)
    } catch (error) {
      this.#isSending = false
      this.#fail(error)
    }
  }

  #accept(saved: SavedAnswer, response = saved.response): void {
    this.#sequence = saved.sequence
    this.#isDirty = false
    this.#options.shelf.write(null)
    this.#show({ response, state: 'saved', savedAt: saved.savedAt })
  }

  #fail(error: unknown): void {
    const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : 0
    if (status === 422 || status === 401 || status === 404) {
      this.#isDirty = false
      this.#show({ state: 'refused' })
      this.#options.onRefused(error)
      return
    }
    this.#show({ state: 'waiting' })
    this.#later(retryMs)
  }

  #later(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), ms)
  }

  #show(change: Partial<SaveView>): void {
    this.#view = { ...this.#view, ...change }
    for (const listen of this.#listeners) listen()
  }
}
