import cluster from 'node:cluster'
import { setTimeout as setTimeoutPromise } from 'node:timers/promises'
import { demoPassword } from '@school/demo-school/server'
import { shutOutDemoPeople } from '@school/accounts/server'
import { type Database, DirectoryInUse, migrateDatabase, openDatabase } from '@school/db'
import { faultOf } from '@school/kernel/fault'
import { JobQueue } from '@school/kernel/server'
import { isPreparedByPrimary, supervise } from './cluster.ts'
import { startChores } from './chores.ts'
import { type Config, readConfig, WrongSetting } from './config.ts'
import { WrongContent } from './content-folder.ts'
import { fileStoreIn } from './file-store.ts'
import type { Readiness } from './health.ts'
import { mountHosts } from './hosts.ts'
import { buildHttp } from './http.ts'
import { serverModulesOf } from './modules.ts'
import { refreshSearch, seedOnce } from './school.ts'
import { openSecurityLog } from './security-log.ts'

const clock = () => new Date()

/** Connects, applies migrations and fills an empty demo school. */
async function prepare(config: Config) {
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    maxConnections: config.databaseConnections,
    limits: config.databaseLimits,
  })
  const patient = { ...database, ...database.patient }
  return {
    database,
    async ready() {
      await migrateDatabase(patient.pool)
      if (!config.isDemo) await blockDemoAccounts(patient)
      else if (await seedOnce(patient, clock(), fileStoreIn(config.dataDir, config.s3), config.demoSize))
        console.log('Демо-школа создана.')
      await refreshSearch(patient, clock())
    },
  }
}

async function blockDemoAccounts(database: Database): Promise<void> {
  const count = await shutOutDemoPeople(database.db)
  if (count === 0) return
  console.warn(
    `В базе есть демо-люди (${count}, адреса …@smekalka.example): она заполнялась как демо-школа. Войти они не могут, их сеансы завершены. ` +
      'Для настоящей школы возьмите пустую базу (DATABASE_URL или DATA_DIR), для демо задайте DEMO=on.',
  )
}

async function serve(config: Config, isPrepared: boolean): Promise<void> {
  const security = openSecurityLog(config, (err) => log.error({ err }, 'security log'))
  const log = {
    error: (details: object, message: string) => app?.log.error(details, message),
    security: security.write,
  }
  const { database, ready } = await prepare(config)
  const readiness: Readiness = { isReady: false }
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
  })
  if (config.services.includes('http')) await mountHosts(app, { config, clock })
  const listen = () => app.listen({ port: config.port, host: config.host })
  // A single process listens while it starts and answers so; of several, a listening one would get requests at once.
  const address = cluster.isWorker ? null : await listen()

  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    // The balancer notices first, then new requests are refused, then pending ones are finished.
    readiness.isDraining = true
    const late = setTimeout(() => process.exit(1), config.drainMs + config.shutdownMs)
    if (readiness.isReady) await setTimeoutPromise(config.drainMs)
    await app.close()
    await chores?.stop()
    await jobQueue.stop()
    await database.close()
    clearTimeout(late)
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  if (config.securityLog !== null) process.on('SIGHUP', () => security.reopen())

  if (!isPrepared) await ready()
  await jobQueue.start(takesJobs)
  if (takesJobs) chores = startChores(serverModules, patient, clock, app.log)
  readiness.isReady = true
  if (address) announceAddresses(config, address)
  else await listen()
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
async function serveTogether(config: Config): Promise<void> {
  const { database, ready } = await prepare(config)
  await ready()
  await database.close()
  await supervise(config.processes, (isDone) =>
    console.log(isDone ? 'Процессы заменены.' : 'Новый процесс не открылся: прежние работают дальше.'),
  )
  announceAddresses(config, `http://localhost:${config.port}`)
}

// An uncaught error ends the process; its message is not logged, as it may contain personal data.
process.on('uncaughtException', (error) => {
  console.error(faultOf(error))
  process.exit(1)
})

try {
  const config = readConfig(process.env, process.argv.slice(2))
  if (cluster.isPrimary && config.processes > 1) await serveTogether(config)
  else await serve(config, isPreparedByPrimary())
} catch (error) {
  const isExplained =
    error instanceof WrongSetting || error instanceof DirectoryInUse || error instanceof WrongContent
  console.error(isExplained ? error.message : faultOf(error))
  process.exit(1)
}
