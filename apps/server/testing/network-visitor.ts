import { solveCaptcha } from '@school/captcha/testing'

/** A visitor of a server process over the network: keeps cookies and sends what a page would send. */
export class NetworkVisitor {
  readonly #url: string
  readonly #cookies = new Map<string, string>()

  constructor(url: string) {
    this.#url = url
  }

  async fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(this.#url + address, {
      redirect: 'manual',
      ...init,
      // Without keep-alive every request may be answered by another process.
      headers: {
        connection: 'close',
        cookie: [...this.#cookies].map(([n, v]) => `${n}=${v}`).join('; '),
        ...(init.headers as object),
      },
    })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]!.split('=')
      this.#cookies.set(name, value)
    }
    return response
  }

  async send(
    method: string,
    address: string,
    body?: object,
    key: string = crypto.randomUUID(),
  ): Promise<Response> {
    await this.fetch('/api/csrf_token')
    const { token } = (await (await this.fetch('/api/csrf_token')).json()) as { token: string }
    return this.fetch(address, {
      method,
      headers: {
        'x-csrf-token': token,
        'idempotency-key': key,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  }

  /** The token of a honestly solved captcha. */
  async captcha(): Promise<string> {
    const { challenge } = (await (await this.fetch('/api/captcha')).json()) as { challenge: string }
    return solveCaptcha(challenge)
  }

  signIn(email: string): Promise<Response> {
    return this.send('POST', '/user/login', { user: { email, password: 'smekalka-2026' } })
  }
}
