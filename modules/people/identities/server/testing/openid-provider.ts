import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

/** What a provider says of a person by their login there. */
export interface SocialPerson {
  readonly given_name: string
  readonly family_name: string
  readonly email: string
  readonly email_verified: boolean
}

/** A real provider of OpenID Connect, which accepts any login. */
export interface OpenidProvider {
  readonly issuer: string
  readonly client: { clientId: string; clientSecret: string; issuer: string }
  /** By their logins. */
  readonly people: Map<string, SocialPerson>
  /** Signs in at the provider as a browser does, and consents. @returns the address to which the provider sends the browser back */
  consent(address: string, login: string): Promise<URL>
  close(): Promise<void>
}

/** Opens with its own pages for signing in and agreeing. @param callbacks where it may send people back to */
export async function openOpenidProvider(callbacks: readonly string[], port = 0): Promise<OpenidProvider> {
  const people = new Map<string, SocialPerson>()
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const secrets = { clientId: 'smekalka', clientSecret: 'a-secret-of-the-school-at-the-provider' }
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: secrets.clientId,
        client_secret: secrets.clientSecret,
        redirect_uris: [...callbacks],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    cookies: { keys: ['of-no-other-use'] },
    findAccount: (_context, login) => ({
      accountId: login,
      claims: () => ({ sub: login, ...people.get(login) }),
    }),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    // A signed-in person consents to everything.
    loadExistingGrant: async ({ oidc }) => {
      const { client, session } = oidc
      const grant = new oidc.provider.Grant({ clientId: client!.clientId, accountId: session!.accountId! })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
  })
  const handle = provider.callback()
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!request.url?.startsWith('/interaction/')) return void handle(request, response)
    if (request.method === 'GET') return void response.setHeader('content-type', 'text/html').end(page)
    const login = new URLSearchParams(await textOf(request)).get('login') ?? ''
    await provider.interactionFinished(request, response, { login: { accountId: login } })
  }
  return {
    issuer,
    client: { ...secrets, issuer },
    people,
    consent: (address, login) => walk(issuer, address, login),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const page = `<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>Кто вы?</title><link rel="icon" href="data:,"></head><body><main>
  <h1>Кто вы?</h1><form method="post"><label>Логин <input name="login" required></label> <button>Продолжить</button></form>
</main></body></html>`

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

/** Fills in the provider's forms until it sends the browser elsewhere. */
async function walk(issuer: string, begin: string, login: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let request: { address: string; form?: URLSearchParams } = { address: begin }
  for (let step = 0; step < 12; step++) {
    const { address, form } = request
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { method: 'POST', body: form } : {}),
    })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]!.split('=')
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    const next = response.headers.get('location')
    if (next) {
      const there = new URL(next, address)
      if (there.origin !== issuer) return there
      request = { address: there.href }
      continue
    }
    if (!response.ok) throw new Error(`The provider says ${response.status}: ${await response.text()}`)
    request = { address, form: new URLSearchParams({ login }) }
  }
  throw new Error('The provider leads round in circles.')
}
