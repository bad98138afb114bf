import { randomBytes } from 'node:crypto'
import { createRequire } from 'node:module'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import { type AboutApi, openApiOf } from '@school/kernel/server'
import type { FastifyInstance } from 'fastify'
import { moduleContracts } from './contracts.ts'
import { routes } from './modules.ts'
import { toolPolicy } from './security-headers.ts'

const distribution = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))

const page = (nonce: string): string => `<!doctype html>
<html lang="ru"><head><meta charset="utf-8"><title>API «Смекалки»</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/assets/swagger-ui.css"></head>
<body><div id="docs"></div><script src="/api/docs/assets/swagger-ui-bundle.js" nonce="${nonce}"></script>
<script nonce="${nonce}">SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', docExpansion: 'none', defaultModelsExpandDepth: 0, filter: true, deepLinking: true })</script></body></html>`

/** The contract of all modules as OpenAPI 3.1, built on the first request, and a page to browse it. */
export async function mountDocs(
  app: FastifyInstance,
  place: Pick<AboutApi, 'url' | 'sessionCookie'>,
): Promise<void> {
  let document: Promise<string> | undefined
  const write = async () => {
    const endpoints = routes.map((route) => route.endpoint)
    const about = { title: 'Смекалка', version: '0.9.9', ...place }
    return JSON.stringify(openApiOf(endpoints, about, await moduleContracts()))
  }
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json').send(await (document ??= write())),
  )
  app.get('/api/docs', async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64')
    reply.helmet({ contentSecurityPolicy: toolPolicy(nonce) })
    return reply.type('text/html').send(page(nonce))
  })
  await app.register(fastifyStatic, {
    root: distribution,
    prefix: '/api/docs/assets/',
    decorateReply: false,
    index: false,
    allowedPath: (file) => /\.(css|js)$/.test(file),
  })
}
