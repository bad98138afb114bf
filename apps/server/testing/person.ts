import { solveCaptcha } from '@school/captcha/testing'
import type { FastifyInstance } from 'fastify'
import { sessionCookie, visitorCookie } from '@school/kernel/server'
import { logOfStories } from './log-of-stories.ts'

export interface Reply {
  status: number
  /** Parsed JSON as it went over the wire; `null` when empty. */
  // oxlint-disable-next-line typescript/no-explicit-any -- stories read replies as they came
  body: any
  /** The raw text, for searching. */
  text: string
  headers: Record<string, unknown>
  /** As they came: of a file. */
  bytes: Buffer
}

export interface Sending {
  headers?: Record<string, string>
  /** Sent as is, with this content type, instead of JSON. */
  raw?: { type: string; text: string | Buffer }
}

/** Forms of guests, which carry a solved captcha. */
const guarded = ['POST /user', 'POST /user/password', 'POST /api/onboardings/phone_sign_in_codes']

/** A person at a browser: keeps cookies, sends the CSRF token and a fresh repeat key with every mutation, solves the captcha of a form. */
export class Person {
  readonly id: number
  readonly name: string
  readonly #app: FastifyInstance
  readonly #cookies = new Map<string, string>()
  #csrfToken: string | undefined
  #address = '127.0.0.1'
  #meeting: Promise<void> | undefined

  constructor(app: FastifyInstance, name: string, id: number, session?: string) {
    this.#app = app
    this.name = name
    this.id = id
    if (session) this.#cookies.set(sessionCookie, session)
  }

  /** The same browser at another process of the school, at this address. */
  at(app: FastifyInstance, address = this.#address): Person {
    const there = new Person(app, this.name, this.id)
    for (const [name, value] of this.#cookies) there.#cookies.set(name, value)
    there.#csrfToken = this.#csrfToken
    there.#address = address
    return there
  }

  /** The address of this person's attempt, from the page of its owner. @param url for example `/api/trainings/5/tasks` */
  async attemptAt(url: string): Promise<string> {
    const { body } = await this.get(url)
    return `/api/attempts/${body?.attempt?.id ?? 999_999_999}`
  }

  /** Starts an attempt or continues it. @param url of its owner, for example `/api/lessons/5` @returns the address of the attempt */
  async begin(url: string): Promise<string> {
    const { body } = await this.post(`${url}/starts`)
    return `/api/attempts/${body?.attempt?.id ?? 999_999_999}`
  }

  get isSignedIn(): boolean {
    return Boolean(this.#cookies.get(sessionCookie))
  }

  /** What the browser sends of itself. */
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  get = (url: string, sending?: Sending): Promise<Reply> => this.send('GET', url, undefined, sending)
  post = (url: string, body?: unknown, sending?: Sending): Promise<Reply> =>
    this.send('POST', url, body, sending)
  put = (url: string, body?: unknown, sending?: Sending): Promise<Reply> =>
    this.send('PUT', url, body, sending)
  patch = (url: string, body?: unknown, sending?: Sending): Promise<Reply> =>
    this.send('PATCH', url, body, sending)
  delete = (url: string, sending?: Sending): Promise<Reply> => this.send('DELETE', url, undefined, sending)

  async send(
    method: string,
    url: string,
    body?: unknown,
    { headers = {}, raw }: Sending = {},
  ): Promise<Reply> {
    const isMutation = method !== 'GET'
    if (isMutation && !this.#csrfToken && !('x-csrf-token' in headers)) await this.#introduce()
    const isForm = typeof body === 'object' && body !== null && !('recaptcha_token' in body)
    if (guarded.includes(`${method} ${url}`) && isForm)
      return this.send(
        method,
        url,
        { ...body, recaptcha_token: await this.captcha() },
        { headers, ...(raw && { raw }) },
      )
    this.#keepSecret(url, body)
    const answer = await this.#app.inject({
      method: method as 'GET',
      url,
      remoteAddress: this.#address,
      headers: {
        host: 'localhost',
        cookie: this.cookie,
        ...(isMutation
          ? { 'x-csrf-token': this.#csrfToken ?? '', 'idempotency-key': crypto.randomUUID() }
          : {}),
        ...(raw ? { 'content-type': raw.type } : {}),
        ...headers,
      },
      ...(raw ? { payload: raw.text } : body === undefined ? {} : { payload: body as object }),
    })
    for (const cookie of answer.cookies as { name: string; value: string }[]) {
      this.#cookies.set(cookie.name, cookie.value)
      // A token belongs to a session: after a sign-in or sign-out it is requested again.
      if ([sessionCookie, visitorCookie].includes(cookie.name.replace('__Host-', '')))
        this.#csrfToken = undefined
    }
    const isJson = String(answer.headers['content-type'] ?? '').includes('json')
    return {
      status: answer.statusCode,
      body: isJson && answer.body ? JSON.parse(answer.body) : null,
      text: answer.body,
      headers: answer.headers,
      bytes: answer.rawPayload,
    }
  }

  /** The token of a honestly solved captcha. */
  captcha = async (): Promise<string> => solveCaptcha((await this.get('/api/captcha')).body.challenge)

  /** What a person sends, looks for and is known by has no place in a log. */
  #keepSecret(url: string, body: unknown): void {
    const asked = [...new URLSearchParams(url.split('?')[1] ?? '').values()]
    logOfStories()?.keepSecret([body, asked, this.name, this.#csrfToken, [...this.#cookies.values()]])
  }

  /** Two parallel requests of a new person are sent by one browser: it gets one cookie and one token. */
  #introduce(): Promise<void> {
    this.#meeting ??= this.#meet().finally(() => (this.#meeting = undefined))
    return this.#meeting
  }

  async #meet(): Promise<void> {
    // The first call sets the visitor's cookie, the second returns the token that is bound to it.
    if (!this.#cookies.has(visitorCookie)) await this.get('/api/csrf_token')
    this.#csrfToken = (await this.get('/api/csrf_token')).body.token
  }
}
