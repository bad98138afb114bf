import { type Argon2Parameters, argon2, randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import Fastify from 'fastify'
import pLimit from 'p-limit'
import { Pool } from 'pg'

/**
 * What the school is compared with: the same Fastify, the same driver, the same pool of ten and nothing else.
 * A process of its own: `node bench/bare.ts`, settings in `PORT` and `DATABASE_URL`.
 */
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
await pool.query(
  'create table bare_answers (id bigint primary key generated always as identity, user_id int not null, body jsonb not null)',
)

const app = Fastify()
let page = ''

app.get<{ Params: { id: string } }>('/users/:id', async (request) => {
  const { rows } = await pool.query('select id, email, first_name, last_name from users where id = $1', [
    request.params.id,
  ])
  return rows[0]
})

app.post('/answers', async (request) => {
  const text = 'insert into bare_answers (user_id, body) values ($1, $2) returning id'
  const { rows } = await pool.query<{ id: string }>(text, [1, JSON.stringify(request.body)])
  return rows[0]
})

/** What a password costs, as many at once as the school lets: see `hashing-queue.ts` of accounts. */
const hashed = promisify(argon2) as (name: 'argon2id', given: Argon2Parameters) => Promise<Buffer>
const inTurn = pLimit(Math.min(2, Math.max(1, Math.floor(availableParallelism() / 2))))
app.post('/hashes', () =>
  inTurn(async () => {
    const given = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
    const key = await hashed('argon2id', { ...given, message: 'капитанская-дочка', nonce: randomBytes(16) })
    return { bytes: key.length }
  }),
)

app.put('/page', async (request) => {
  page = (request.body as { html: string }).html
})
app.get('/page', (_request, reply) => reply.type('text/html; charset=utf-8').send(page))

app.get('/metrics', async () => {
  const { user, system } = process.cpuUsage()
  return `process_cpu_seconds_total ${(user + system) / 1e6}\nprocess_resident_memory_bytes ${process.memoryUsage.rss()}\n`
})
app.get('/readyz', async () => 'ready')

await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
