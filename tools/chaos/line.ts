import { setTimeout as pause } from 'node:timers/promises'
import type { Pupil } from '../../bench/pupils.ts'
import type { Heard, Speaker } from './pupils.ts'

const patienceMs = 5000
const againAfterMs = 200

/** A pupil's browser: repeats a request with one idempotency key until the server answers. */
export class Line implements Speaker {
  readonly #origin: string
  readonly #pupil: Pupil
  /** The longest time without an answer. */
  longestSilenceMs = 0
  repeats = 0
  heardCount = 0

  constructor(origin: string, pupil: Pupil) {
    this.#origin = origin
    this.#pupil = pupil
  }

  async say(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Heard> {
    const key = crypto.randomUUID()
    const began = Date.now()
    for (;;) {
      const heard = await this.#once(method, path, body, key).catch(() => null)
      if (heard && heard.status < 500 && heard.status !== 429) {
        this.longestSilenceMs = Math.max(this.longestSilenceMs, Date.now() - began)
        this.heardCount++
        return heard
      }
      this.repeats++
      await pause(againAfterMs)
    }
  }

  async #once(method: string, path: string, body: object | undefined, key: string): Promise<Heard> {
    const response = await fetch(this.#origin + path, {
      method,
      headers: {
        cookie: this.#pupil.cookie,
        'x-csrf-token': this.#pupil.csrfToken,
        'x-device-id': 'chaos',
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(patienceMs),
    })
    const text = await response.text()
    return {
      status: response.status,
      code: response.headers.get('x-error-code'),
      body: text ? JSON.parse(text) : null,
    }
  }
}
