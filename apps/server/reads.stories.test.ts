/** @module-tag embedded */
import { userSignedUp } from '@school/accounts/contract'
import { refusedWrites } from '@school/db/testing'
import { endpoint } from '@school/kernel/contract'
import { handle, handleAfter, type Ctx, HttpVisit, Visitors } from '@school/kernel/server'
import { outboxMessages } from '@school/kernel/tables'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import { readConfig } from './config.ts'
import { buildHttp } from './http.ts'
import { serverModulesOf } from './modules.ts'
import { openTestSchool, type Person, type TestSchool } from './testing/index.ts'

const writes: Record<string, (ctx: Ctx) => Promise<unknown>> = {
  statement: ({ sql, now }) =>
    sql.query({
      text: `insert into outbox_messages (channel, "to", text, cause, created_at) values ('email', 'кому', 'что', 'чтение', $1)`,
      values: [now],
    }),
  builder: ({ db, now }) =>
    db
      .insert(outboxMessages)
      .values({ channel: 'email', to: 'кому', text: 'что', cause: 'чтение', createdAt: now }),
  event: (ctx) => ctx.announce(userSignedUp, { userId: ctx.viewer.id }),
  lock: ({ sql, viewer }) =>
    sql.query({ text: 'select id from users where id = $1 for update', values: [viewer.id] }),
}

const of = (method: 'GET' | 'POST', way: string) =>
  endpoint({
    name: `reads.${method}.${way}`,
    ...(method === 'GET' ? { method, reads: [] } : { method, changes: [] }),
    path: `/api/reads/${way}`,
    audience: 'user',
    summary: 'Writes',
    reply: z.null(),
  })

const routes = Object.entries(writes).flatMap(([way, write]) => {
  const done = async (ctx: Ctx) => {
    await write(ctx)
    return null
  }
  return [
    handle(of('GET', way), done),
    handle(of('GET', `${way}/hidden`), (ctx) => done(ctx).catch(() => null)),
    handle(of('POST', way), done),
    handleAfter(of('POST', `${way}/before`), done, async () => null),
  ]
})

let school: TestSchool
let app: FastifyInstance
let masha: Person
beforeEach(async () => {
  school = await openTestSchool()
  const { database, jobQueue } = school
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
  const serverModules = [...serverModulesOf(config), { name: 'reads', routes }]
  app = await buildHttp({
    config,
    database,
    jobQueue,
    readiness: { isDraining: false },
    clock: () => school.now,
    serverModules,
    security: { write: () => {}, counts: new Map() },
  })
  masha = (await school.person('Маша Миронова')).at(app)
})
afterEach(() => app.close())

const written = async (): Promise<number> => {
  const [row] = await school.rows<{ count: number }>(
    `select (select count(*) from outbox_messages)::int + (select count(*) > 0 from pgboss.job where name like 'event.%')::int as count`,
  )
  return row!.count
}

test.each(Object.keys(writes))(
  'a read that writes by a %s fails, or is reported if it hides the error',
  async (way) => {
    const before = refusedWrites.length
    expect((await masha.get(`/api/reads/${way}`)).status).toBe(500)
    expect(refusedWrites).toHaveLength(before + 1)
    expect((await masha.get(`/api/reads/${way}/hidden`)).status).toBe(204)
    expect(refusedWrites).toHaveLength(before + 2)
    expect(await written()).toBe(0)
  },
)

test('nor does what is read for a page write, nor what is done before a mutation', async () => {
  const headers = { cookie: masha.cookie }
  const request = { id: crypto.randomUUID(), headers, ip: '127.0.0.1' } as FastifyRequest
  const visit = new HttpVisit(request, new Visitors(readConfig({}).secrets, false))
  await expect(app.inside.readsOf(visit, request)('/api/reads/statement')).rejects.toMatchObject({
    code: '25006',
  })
  expect((await masha.post('/api/reads/statement/before')).status).toBe(500)
  expect(await written()).toBe(0)
})

test.each(Object.keys(writes))('a mutation writes by a %s', async (way) => {
  expect((await masha.post(`/api/reads/${way}`)).status).toBe(204)
  expect(await written()).toBe(way === 'lock' ? 0 : 1)
})
