import { enableCompileCache } from 'node:module'
import { buildApps } from './build-apps.ts'

// `npm start` sets heap limits of V8: a process has some 100 MB of live objects, and a page or an answer leaves little garbage. By default
// V8 uses the memory of the machine, lets garbage grow fourfold and keeps the memory pages; with a maximum size alone it would collect
// after every dozen megabytes, so `--heap-growing-percent` allows 60 % more garbage.
// Builds what has changed since the last build while the database is prepared, then serves in this very process, so that signals reach it.
enableCompileCache()
const built = buildApps()
built.catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
const { run } = await import('../apps/server/run.ts')
await run(built)
