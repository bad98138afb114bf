import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { isRunning } from './sandbox.ts'

const place = path.join(import.meta.dirname, 'sandbox.ts')
/** Uses a sandbox and is killed while it is open. */
const victim = `
import { spawn } from 'node:child_process'
const { Sandbox } = await import(${JSON.stringify(place)})
const sandbox = Sandbox.open()
const server = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' })
sandbox.own(server.pid)
process.kill(server.pid, 'SIGSTOP')
process.stdout.write(JSON.stringify({ folder: sandbox.folder, pid: server.pid }))
process.stdout.end(() => process.kill(process.pid, 'SIGKILL'))
setTimeout(() => process.kill(process.pid, 'SIGKILL'), 300)`

test(
  'a sandbox is removed with the process that opened it, even after a kill',
  { timeout: 60_000 },
  async () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', victim], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const { folder, pid } = JSON.parse(await text(child.stdout)) as { folder: string; pid: number }
    await vi.waitUntil(() => !isRunning(pid) && !existsSync(folder), { timeout: 50_000, interval: 100 })
    expect(child.signalCode).toBe('SIGKILL')
  },
)
