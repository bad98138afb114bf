import type { Response } from '@school/tasks/contract'
import type { Draft, SaveBody, SavedAnswer } from '../contract/index.ts'
import type { Shelf } from './shelf.ts'

export type SaveState = 'untouched' | 'saving' | 'saved' | 'waiting' | 'refused'

export interface SaveView {
  response: Response | null
  state: SaveState
  savedAt: string | null
}

export interface AutosaveOptions {
  draft: Draft | null
  shelf: Shelf
  /** Rejects with `status` 422 when the answer is refused, with anything else when it may be retried. */
  save: (body: Pick<SaveBody, 'response' | 'sequence' | 'sentAt'>) => Promise<SavedAnswer>
  now: () => number
  onRefused: (error: unknown) => void
}

export const viewOf = (draft: Draft | null): SaveView => ({
  response: draft?.response ?? null,
  state: draft ? 'saved' : 'untouched',
  savedAt: draft?.savedAt ?? null,
})

const delayMs = 800
const retryMs = 5000

const fieldOf = (error: unknown, name: 'status' | 'code'): unknown =>
  typeof error === 'object' && error !== null && name in error ? (error as Record<string, unknown>)[name] : 0

/** Refused finally: a retry is useless. */
export const isRefusal = (error: unknown): boolean =>
  [401, 404, 422].includes(Number(fieldOf(error, 'status')))

/** The work is over: answers still on the device will never be accepted. */
const isOver = (error: unknown): boolean =>
  ['time_is_up', 'attempt_finished'].includes(String(fieldOf(error, 'code')))

/** Saves one answer on the server: a moment after it stopped changing, with retries. */
export class Autosave {
  #view: SaveView
  #sequence: number
  #givenAt: string | null = null
  #isDirty = false
  #sending: Promise<void> | null = null
  #failure: unknown = null
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
    this.#givenAt = (isNewer && unsent.givenAt) || null
    this.#view = { ...viewOf(draft), ...(isNewer ? { response: unsent.response, state: 'waiting' } : {}) }
  }

  view = (): SaveView => this.#view
  /** Whether the server does not have it yet and may still accept it. */
  isDirty = (): boolean => this.#isDirty
  subscribe = (listen: () => void): (() => void) => {
    this.#listeners.add(listen)
    return () => this.#listeners.delete(listen)
  }

  change = (response: Response): void => {
    this.#sequence++
    this.#isDirty = true
    this.#givenAt = new Date(this.#options.now()).toISOString()
    this.#options.shelf.write({ response, sequence: this.#sequence, givenAt: this.#givenAt })
    this.#show({ response, state: 'saving' })
    this.#later(delayMs)
  }

  /** Sends unsent changes now: on leaving the field or the task, when the connection is back. */
  flush = async (): Promise<void> => {
    clearTimeout(this.#timer)
    if (!this.#isDirty || this.#sending) return
    this.#sending = this.#send().finally(() => (this.#sending = null))
    await this.#sending
  }

  /** Sends until there is nothing to send. @throws when the server can't be reached, or with the refusal */
  flushAll = async (): Promise<void> => {
    while (this.#isDirty) {
      this.#failure = null
      await (this.#sending ?? this.flush())
      if (this.#failure) throw this.#failure
    }
  }

  async #send(): Promise<void> {
    const sequence = this.#sequence
    const { response } = this.#view
    // The time of answering, not of sending: it counts at the deadline.
    const sentAt = this.#givenAt ?? new Date(this.#options.now()).toISOString()
    try {
      const saved = await this.#options.save({ response, sequence, sentAt })
      const isTaken = saved.sequence === sequence && saved.savedAt !== saved.serverNow
      if (saved.sequence > this.#sequence) this.#accept(saved)
      else if (sequence !== this.#sequence) this.#later(0)
      else if (isTaken) {
        // The number was used before: by another tab, or by this answer, whose acknowledgement was lost.
        this.#sequence++
        this.#later(0)
      } else this.#accept(saved, response)
    } catch (error) {
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
    this.#failure = error
    if (isRefusal(error)) {
      this.#isDirty = false
      if (isOver(error)) this.#options.shelf.write(null)
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
