import type { Database } from '@school/db'
import { listMessages } from '@school/kernel/server'
import { demoPeople, demoProviderPath } from '@school/identities/server'
import type { FastifyInstance } from 'fastify'
import { toolPolicy } from './security-headers.ts'

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]!)

/** Pages of the developer: letters and SMS that were sent, and the demo provider. Never mounted in production. */
export function mountDevelopment(app: FastifyInstance, database: Database): void {
  const messages = async () => listMessages(database.reads, 200)

  // Leads back to a page of the same host alone.
  app.get<{ Querystring: { to?: string; state?: string } }>(demoProviderPath, async (request, reply) => {
    const { to = '', state = '' } = request.query
    if (!/^\/user\/auth\/[a-z0-9_]+\/callback$/.test(to)) return reply.callNotFound()
    const rows = demoPeople.map(({ login, title }) => {
      const address = `${to}?${new URLSearchParams({ code: login, state })}`
      return `<p><a href="${escape(address)}">${escape(title)}</a></p>`
    })
    reply.helmet({ contentSecurityPolicy: toolPolicy() })
    return reply.type('text/html; charset=utf-8')
      .send(`<!doctype html><html lang="ru"><meta charset="utf-8"><title>Учебный вход</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<style>body{font:16px/1.5 sans-serif;max-width:720px;margin:2rem auto;padding:0 1rem}</style>
<h1>Кто входит?</h1><p>Это учебный внешний вход: настоящий портал отправит на страницу своей организации.</p>${rows.join('')}</html>`)
  })

  app.get('/dev/outbox.json', async () =>
    (await messages()).map((m) => ({
      channel: m.channel,
      to: m.to,
      subject: m.subject,
      text: m.text,
      code: m.code,
      link: m.link,
      created_at: m.createdAt.toISOString(),
    })),
  )

  app.get('/dev/outbox', async (_request, reply) => {
    const rows = (await messages()).map(
      (
        m,
      ) => `<article><h2>${escape(m.subject ?? m.channel)}</h2><p>${m.channel} → ${escape(m.to)}, ${m.createdAt.toISOString()}</p>
<pre>${escape(m.text)}</pre>${m.code ? `<p>Код: <b>${escape(m.code)}</b></p>` : ''}${m.link ? `<p><a href="${escape(m.link)}">${escape(m.link)}</a></p>` : ''}</article>`,
    )
    reply.helmet({ contentSecurityPolicy: toolPolicy() })
    return reply.type('text/html; charset=utf-8')
      .send(`<!doctype html><html lang="ru"><meta charset="utf-8"><title>Исходящие</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<style>body{font:16px/1.5 sans-serif;max-width:720px;margin:2rem auto;padding:0 1rem}article{border:1px solid #ddd;border-radius:12px;padding:0 1rem;margin:1rem 0}pre{white-space:pre-wrap;font:inherit}</style>
<h1>Исходящие письма и SMS</h1>${rows.join('') || '<p>Писем ещё не было.</p>'}</html>`)
  })
}
