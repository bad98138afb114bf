import { routes } from '@school/server/modules'
import { openOwnSchool } from '@school/server/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  asCommand,
  type Attempt,
  draw,
  faultOf,
  operationOf,
  reachContexts,
  send,
} from '../apps/server/testing/fuzz/index.ts'

const operations = routes.map(operationOf)
/** Requests per operation, on average. */
const perOperation = 30

// All requests on PostgreSQL, a sample on the embedded database: the two refuse different input.
const wanted = Number(
  process.env['FUZZ_REQUESTS'] ??
    (process.env['TEST_DATABASE_URL'] ? operations.length * perOperation : 2000),
)
/** Can be set by the environment; a failure names the seed. */
const seed = Number(process.env['FUZZ_SEED'] ?? 1836)

/** Requests change their context: after so many it is created again. */
const perContext = 1000
/** Concurrent requests. */
const atOnce = 10

test(
  'no request to any operation in any context causes an internal error, and refusals are Russian sentences',
  { timeout: 900_000 },
  async () => {
    // Requests change the content too, so this school is not shared.
    await using school = await openOwnSchool('fuzz')
    const faults = new Map<string, string>()
    const answered = new Set<string>()
    let count = 0
    for (let round = 0; round < wanted / perContext; round++) {
      const situations = await reachContexts(school)
      const property = fc.asyncProperty(fc.gen(), async (g) => {
        const attempts = Array.from({ length: atOnce }, () => draw(operations, situations, g))
        const look = async (attempt: Attempt) => {
          const reply = await send(attempt)
          count++
          if (reply.status < 300) answered.add(attempt.operation)
          const fault = faultOf(reply)
          // The shortest request of each kind of fault is the most useful one.
          if (fault === null) return
          const kind = `${attempt.operation} ${fault.slice(0, 60)}`
          const report = `${fault}\n  ${asCommand(attempt)}`
          if (report.length < (faults.get(kind)?.length ?? Infinity)) faults.set(kind, report)
        }
        await Promise.all(attempts.map(look))
      })
      await fc.assert(property, { seed: seed + round, numRuns: perContext / atOnce, endOnFailure: true })
    }
    const unreached = operations.map(({ name }) => name).filter((name) => !answered.has(name))
    console.log(
      `${count} requests, seed ${seed}; ${operations.length - unreached.length} of ${operations.length} operations were answered rightly; not: ${unreached.join(', ')}`,
    )
    expect([...faults.values()], `FUZZ_SEED=${seed}`).toEqual([])
    // Without this check all requests could be refused at the entry and test nothing.
    // Operations that need a captcha, a code of a letter, a token or a provider can't be reached at random: stories of their modules test them.
    // Edits carry the version of an object that other requests change meanwhile (decision 089): of 607 operations 421 are answered
    // by 45 requests of each.
    expect(answered.size / operations.length).toBeGreaterThan(wanted >= 5000 ? 0.6 : 0.55)
  },
)
