import { randomBytes } from 'node:crypto'
import { createReadStream, existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { isOfDatabase } from '@school/kernel/fault'
import { HttpVisit, presentError, Visitors } from '@school/kernel/server'
import { isMediaAllowed } from '@school/courses/server'
import type { AppBundle, InnerAnswer, InnerApi, Visitor } from '@school/ssr'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from './config.ts'
import { brandDeskOf, portalOfBrand } from './brand-desk.ts'
import { buildIdOf, mountBuildManifest } from './build-manifest.ts'
import type { AppName } from './metrics/pages.ts'
import { innerCallHeader, innerCallToken } from './http.ts'
import { csrfPlace, fill, noncePlace, PageCache } from './page-cache.ts'
import { mountRobots } from './robots.ts'
import { drawingPolicy, pagePolicy } from './security-headers.ts'
import { staged } from './staged.ts'

/** shared-application §1 */
const releaseVersion = '0.9.9'
const root = fileURLToPath(new URL('../..', import.meta.url))
const appFolder = (name: string) => path.join(root, 'apps', name)

export interface HostPorts {
  config: Config
  clock: () => Date
}

/** Mounts the pages of both apps: the host of a request picks the app. */
export async function mountHosts(app: FastifyInstance, { config, clock }: HostPorts): Promise<void> {
  const visitors = new Visitors(config.secrets, config.publicUrl.startsWith('https:'))
  await app.register(fastifyStatic, { root: appFolder('site/build/client'), serve: false })
  const bundles: Record<string, AppBundle> = {}
  const builds: Record<string, string> = {}
  for (const name of ['site', 'portal']) {
    bundles[name] = await importBundle(name)
    const folder = path.join(appFolder(name), 'build/client')
    builds[name] = buildIdOf(folder, name)
    app.get(`/assets/${name}/*`, (request, reply) =>
      reply.sendFile(request.url.slice(1).split('?')[0]!, folder, {
        maxAge: '1y',
        immutable: true,
        preCompressed: true,
      } as never),
    )
  }
  mountMedia(app, visitors, clock)
  mountPublicFiles(app, appFolder('site/public'))
  mountRobots(app, config.publicUrl)

  const brands = brandDeskOf(config.portalHost)
  const appOf = (host: string): AppName => (brands.isPortal(host) ? 'portal' : 'site')
  mountBuildManifest(app, { version: releaseVersion, builds, appOf })
  const pictures = config.s3 ? [new URL(config.s3.endpoint).origin] : []
  const { recaptcha } = config.captcha
  const captcha = recaptcha ? [`${recaptcha.url}/`, 'https://www.gstatic.com/recaptcha/'] : []
  const caches = {
    site: new PageCache(config.pageCacheSeconds),
    portal: new PageCache(config.pageCacheSeconds),
  }

  /** Cache key of a page: every brand has its own page of the portal. */
  const addressOf = ({ hostname, url }: FastifyRequest): string =>
    brands.isPortal(hostname) ? `${brands.at(hostname).key} ${url}` : url

  app.get('/*', { exposeHeadRoute: true }, async (request, reply) => {
    const name = appOf(request.hostname)
    const bundle = bundles[name]!
    const visit = new HttpVisit(request, visitors)
    const nonce = randomBytes(16).toString('base64')
    reply.helmet({ contentSecurityPolicy: pagePolicy(nonce, pictures, captcha) })
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
    if (visit.newVisitorCookie) reply.header('set-cookie', visit.newVisitorCookie)

    const isCacheable =
      visit.sessionId === null && config.pageCacheSeconds > 0 && bundle.isPublic(pathOf(request))
    if (isCacheable) {
      const kept = caches[name].find(addressOf(request))
      if (kept) return reply.code(kept.status).send(fill(kept, nonce, visit.csrfToken))
    }
    const own = name === 'portal' ? await ownPortalOf(app, request, visit, config) : null
    if (own !== null) return reply.redirect(own)
    const api = innerApi(app, request, visit)
    const visitor: Visitor = {
      api: config.isTest ? staged(api, request.headers) : api,
      isSignedIn: visit.sessionId !== null,
      nonce: isCacheable ? noncePlace : nonce,
      csrfToken: isCacheable ? csrfPlace : visit.csrfToken,
      isProduction: config.isProduction,
      siteUrl: config.publicUrl,
      settings: config.page,
      isPrerender: isCacheable,
    }
    const response = await app.measured(name, pathOf(request), () =>
      bundle.render(webRequest(request, config.publicUrl), visitor),
    )
    if (response.status === 503) reply.header('retry-after', unavailableSeconds)
    if (!isCacheable && isStreamed(response)) {
      copyHead(reply, response)
      return reply.send(response.body)
    }
    if (!isCacheable) {
      copyHead(reply, response)
      return reply.send(response.whole ?? (await response.text()))
    }
    const html = await response.text()
    if (response.status !== 200) {
      copyHead(reply, response)
      return reply.send(html.replaceAll(noncePlace, nonce).replaceAll(csrfPlace, visit.csrfToken))
    }
    return reply.send(
      fill(caches[name].keep(addressOf(request), response.status, html), nonce, visit.csrfToken),
    )
  })
}

/** Address of the same page on the portal of the visitor's brand; `null` when they are there, or have no brand (decision 083). */
async function ownPortalOf(
  app: FastifyInstance,
  request: FastifyRequest,
  visit: HttpVisit,
  config: Config,
): Promise<string | null> {
  if (visit.sessionId === null) return null
  // When the database is unavailable the page itself says so.
  const brand = await app.inside
    .readsOf(visit, request)
    .brand()
    .catch(() => null)
  if (brand === null || brandDeskOf(config.portalHost).at(request.hostname).key === brand) return null
  const origin = portalOfBrand(config, brand)
  return origin && origin + request.url
}

/** React chooses its build when it is first imported: the demo is served by the same quick one as production. */
async function importBundle(name: string): Promise<AppBundle> {
  const given = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    return (await import(path.join(appFolder(name), 'build/server/index.js'))) as AppBundle
  } finally {
    if (given === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = given
  }
}

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0]!

/** The text of the page says: in a minute. */
const unavailableSeconds = 60

/** The API in the same process, with the visitor's cookie and address: reads call it directly, other requests go through HTTP handling. */
function innerApi(app: FastifyInstance, request: FastifyRequest, visit: HttpVisit): InnerApi {
  const reads = app.inside.readsOf(visit, request)
  const headers: Record<string, string> = {
    [innerCallHeader]: innerCallToken,
    'x-request-id': request.id,
    ...(request.headers.cookie ? { cookie: request.headers.cookie } : {}),
    ...(request.host ? { host: request.host } : {}),
  }
  /** The answer of an unavailable database: further reads of the same page do not wait for it again. */
  let away: InnerAnswer | undefined
  const read = async (url: string): Promise<InnerAnswer | null> => {
    if (away) return away
    try {
      const found = await reads(url)
      return found && { status: 200, body: '', ...found }
    } catch (error) {
      const said = presentError(error)
      // Other errors are presented and logged by the HTTP handling.
      if (said?.status !== 503) return null
      request.log.warn({ err: error }, 'unavailable')
      request.thrown = error
      const answer = { status: 503, headers: said.headers, body: JSON.stringify(said.body) }
      if (isOfDatabase(error)) away = answer
      return answer
    }
  }
  return async ({ method, url, body }) => {
    const known = method === 'GET' ? await read(url) : null
    if (known) return known
    const answer = await app.inject({
      method: method as 'GET',
      url,
      headers,
      remoteAddress: request.ip,
      ...(body === undefined ? {} : { payload: body as object }),
    })
    return { status: answer.statusCode, headers: answer.headers, body: answer.body }
  }
}

function webRequest(request: FastifyRequest, publicUrl: string): Request {
  const headers = new Headers()
  for (const name of ['user-agent', 'accept', 'accept-language'] as const) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  const origin = request.host ? `${request.protocol}://${request.host}` : new URL(publicUrl).origin
  return new Request(origin + request.url, { method: 'GET', headers })
}

/** A page that still waits for a part of itself does not know its length. */
const isStreamed = ({ body, headers }: Response): boolean => body !== null && !headers.has('content-length')

function copyHead(reply: FastifyReply, response: Response): void {
  reply.code(response.status)
  for (const [name, value] of response.headers)
    if (name !== 'content-security-policy' && name !== 'content-length') reply.header(name, value)
}

/** Pictures of the content are public and immutable by version; lesson videos open by a signed address. */
function mountMedia(app: FastifyInstance, visitors: Visitors, clock: () => Date): void {
  const content = path.join(root, 'content')
  app.get<{ Params: { '*': string } }>('/content/*', (request, reply) => {
    const file = request.params['*']
    if (
      !/^(courses|pages|trainings|homeworks|olympiads|exam-rehearsals|attestations|brands)\/[\w/-]+\.svg$/.test(
        file,
      ) ||
      !existsSync(path.join(content, file))
    )
      return reply.callNotFound()
    reply.helmet({ contentSecurityPolicy: drawingPolicy })
    return reply.sendFile(file, content, { maxAge: '1y', immutable: true })
  })
  app.get<{ Params: { '*': string }; Querystring: { e?: string; s?: string } }>(
    '/media/*',
    (request, reply) => {
      const file = request.params['*']
      const { e = '', s = '' } = request.query
      const isKnown =
        /^videos\/[\w/-]+\.(mp4|vtt|jpg|webp)$/.test(file) && existsSync(path.join(content, file))
      if (!isKnown || !isMediaAllowed({ file, e, s }, clock(), visitors.isSigned)) return reply.callNotFound()
      return reply.sendFile(file, content, { maxAge: '6h' })
    },
  )
}

/** Favicon and the like, from the app's `public` folder. */
function mountPublicFiles(app: FastifyInstance, folder: string): void {
  for (const file of ['favicon.svg', 'icon-maskable.svg']) {
    const full = path.join(folder, file)
    if (!existsSync(full)) continue
    const type = file.endsWith('.svg') ? 'image/svg+xml' : 'text/plain; charset=utf-8'
    const size = statSync(full).size
    app.get(`/${file}`, (_request, reply) => {
      reply.helmet({ contentSecurityPolicy: drawingPolicy })
      return reply
        .type(type)
        .header('content-length', size)
        .header('cache-control', 'public, max-age=86400')
        .send(createReadStream(full))
    })
  }
}
