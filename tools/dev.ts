import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildApps } from './build-apps.ts'

// `npm run dev`: the same server as `npm start`; a saved file rebuilds its app and restarts the server.
const root = fileURLToPath(new URL('..', import.meta.url))
const ignored =
  /node_modules|[/\\]build[/\\]|\.react-router|\.tscache|^var[/\\]|test-results|\.git[/\\]|\.test\.tsx?$/

let server: ReturnType<typeof spawn> | null = null
let isBusy = false
let isAskedAgain = false

function stopServer(): Promise<void> {
  const running = server
  server = null
  if (!running || running.exitCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    running.once('exit', () => resolve())
    running.kill('SIGTERM')
  })
}

async function restart(): Promise<void> {
  if (isBusy) {
    isAskedAgain = true
    return
  }
  isBusy = true
  try {
    await buildApps()
    await stopServer()
    server = spawn(process.execPath, [path.join(root, 'apps/server/main.ts')], { stdio: 'inherit' })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
  isBusy = false
  if (isAskedAgain) {
    isAskedAgain = false
    await restart()
  }
}

let restartTimer: NodeJS.Timeout | undefined
for (const folder of ['apps', 'modules', 'packages', 'content']) {
  watch(path.join(root, folder), { recursive: true }, (_event, file) => {
    if (!file || ignored.test(path.join(folder, file))) return
    clearTimeout(restartTimer)
    restartTimer = setTimeout(() => void restart(), 200)
  })
}
process.on('SIGINT', () => void stopServer().then(() => process.exit(0)))
await restart()
