import cluster from 'node:cluster'
import { setTimeout as setTimeoutPromise } from 'node:timers/promises'
import { demoPassword } from '@school/demo-school/server'
import { JobQueue } from '@school/kernel/server'
import type { FastifyInstance } from 'fastify'
import { startChores } from './chores.ts'
import { isPreparedByPrimary, supervise } from './cluster.ts'
import { type Config, readConfig } from './config.ts'
import type { Readiness } from './health.ts'
import { mountHosts } from './hosts.ts'
import { buildHttp } from './http.ts'
import { terminalLines } from './logging.ts'
import { serverModulesOf } from './modules.ts'
import { OpeningServer } from './opening.ts'
import { openPrepared } from './prepare.ts'
import { openSecurityLog } from './security-log.ts'
import { exitWith } from './start-refused.ts'

const clock = () => new Date()

/** What a signal to end does. While nothing is served the process ends, and with it those that build and prepare. */
let onEnd: () => void = () => process.exit(0)

async function serve(config: Config, isPrepared: boolean, pages: Promise<void>): Promise<void> {
  let server: FastifyInstance | undefined
  const logLines = config.isTerminal ? await terminalLines(config.logLevel) : undefined
  const security = openSecurityLog(
    config,
    (err) => log.error({ err }, 'security log'),
    config.securityLog === null ? logLines : undefined,
  )
  const log = {
    error: (details: object, message: string) => server?.log.error(details, message),
    security: security.write,
  }
  if (config.securityLog !== null) process.on('SIGHUP', () => security.reopen())
  // Workers share a port, so one that is not ready would get requests.
  const opening = cluster.isWorker ? null : await OpeningServer.listen(config)
  const [database] = await Promise.all([openPrepared(config, isPrepared), pages])

  const readiness: Readiness = { isDraining: false }
  const takesJobs = config.services.includes('jobs')
  const serverModules = serverModulesOf(config)
  const patient = { ...database, ...database.patient }
  const jobQueue = new JobQueue(patient, serverModules, clock, log, takesJobs)
  let chores: ReturnType<typeof startChores> | undefined
  const app = await buildHttp({
    config,
    database,
    jobQueue,
    readiness,
    clock,
    serverModules,
    security,
    ...(logLines && { logLines }),
  })
  server = app
  if (config.services.includes('http')) await mountHosts(app, { config, clock })

  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    // The balancer notices first, then new requests are refused, then pending ones are finished.
    readiness.isDraining = true
    const late = setTimeout(() => process.exit(1), config.drainMs + config.shutdownMs)
    await setTimeoutPromise(config.drainMs)
    await app.close()
    await chores?.stop()
    await jobQueue.stop()
    await database.close()
    clearTimeout(late)
    process.exit(0)
  }

  onEnd = () => void stop()
  await jobQueue.start(takesJobs)
  if (takesJobs) chores = startChores(serverModules, patient, clock, app.log)
  await opening?.close()
  const address = await app.listen({ port: opening?.port ?? config.port, host: config.host })
  if (opening) announceAddresses(config, address)
}

function announceAddresses(config: Config, address: string): void {
  const port = new URL(address).port
  const lines = [
    `«Смекалка» открыта: http://localhost:${port}`,
    `Портал: http://${config.portalHost}:${port}`,
    `API: http://localhost:${port}/api/docs`,
  ]
  if (config.isDemo)
    lines.push(
      `Демо-вход: pupil@smekalka.example, teacher@…, parent@… (список на странице входа), пароль ${demoPassword}`,
    )
  console.log(lines.join('\n'))
}

/** One process prepares the database, then the rest serve. */
async function serveTogether(config: Config, pages: Promise<void>): Promise<void> {
  const opening = await OpeningServer.listen(config)
  const [database] = await Promise.all([openPrepared(config, false), pages])
  await database.close()
  await opening.close()
  // The workers end first.
  onEnd = () => {}
  await supervise(config.processes, (isDone) =>
    console.log(isDone ? 'Процессы заменены.' : 'Новый процесс не открылся: прежние работают дальше.'),
  )
  announceAddresses(config, `http://localhost:${config.port}`)
}

/**
 * Starts the school with the settings of the environment.
 * @param pages resolves when the pages are built; the database is prepared meanwhile
 */
export async function run(pages: Promise<void> = Promise.resolve()): Promise<void> {
  // An uncaught error ends the process; its message is not logged, as it may contain personal data.
  process.on('uncaughtException', exitWith)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => onEnd())
  try {
    const config = readConfig(process.env, process.argv.slice(2), process.stdout.isTTY)
    if (cluster.isPrimary && config.processes > 1) await serveTogether(config, pages)
    else await serve(config, isPreparedByPrimary(), pages)
  } catch (error) {
    exitWith(error)
  }
}
