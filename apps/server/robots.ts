import type { FastifyInstance } from 'fastify'

/** What a search engine need not read: the API, pages behind a sign-in, pages that differ by a query only. */
const closed = [
  '/api/',
  '/dev/',
  '/user/',
  '/account',
  '/dashboard',
  '/teacher-dashboard',
  '/elementary/',
  '/checkout',
  '/search',
  '/users',
  '/certificates',
]

/** `/robots.txt` of both hosts: where the map of the site is and where not to go. */
export function mountRobots(app: FastifyInstance, siteUrl: string): void {
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', siteUrl).href}`,
  ]
  const text = `${lines.join('\n')}\n`
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400').send(text),
  )
}
