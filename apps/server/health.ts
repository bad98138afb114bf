import type { FastifyInstance } from 'fastify'

export interface Readiness {
  /** The process is about to stop: it still serves, but should get no new requests. */
  isDraining: boolean
}

/** A dependency of the school. */
export interface Part {
  /** Without it the process cannot serve and is not ready. */
  readonly isVital: boolean
  /** @throws when it isn't well */
  readonly look: () => Promise<unknown>
}

/** A part that does not answer for so long is failing. */
const patienceMs = 2000

async function stateOf({ look }: Part): Promise<'ok' | 'failing'> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), patienceMs)
  })
  return Promise.race([look(), late])
    .then(
      () => 'ok' as const,
      () => 'failing' as const,
    )
    .finally(() => clearTimeout(timer))
}

/** `/healthz`: the process lives. `/readyz`: whether it may get requests, with the state of each dependency. */
export function mountHealth(
  app: FastifyInstance,
  readiness: Readiness,
  parts: Readonly<Record<string, Part>>,
): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    if (readiness.isDraining) return reply.code(503).send({ status: 'draining' })
    const states = Object.fromEntries(
      await Promise.all(
        Object.entries(parts).map(async ([name, part]) => [name, await stateOf(part)] as const),
      ),
    )
    const failing = Object.keys(parts).filter((name) => states[name] === 'failing')
    if (failing.some((name) => parts[name]!.isVital))
      return reply.code(503).send({ status: 'not_ready', parts: states })
    return { status: failing.length > 0 ? 'degraded' : 'ready', parts: states }
  })
}
