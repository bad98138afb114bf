import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../free-port.ts'
import type { Sandbox } from './sandbox.ts'

const binary = (): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, 'redis-server'))
    .find((file) => existsSync(file))

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

/** A private Redis server for fault injection. */
export class Redis {
  readonly url: string
  readonly #pid: number

  private constructor(port: number, pid: number) {
    this.url = `redis://127.0.0.1:${port}`
    this.#pid = pid
  }

  static async start(sandbox: Sandbox): Promise<Redis> {
    const file = binary()
    if (!file) throw new Error('No redis-server is installed.')
    const port = await freePort()
    const where = ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--appendonly', 'no']
    const child = spawn(file, where, { cwd: sandbox.folder, stdio: 'ignore' })
    sandbox.own(child.pid!)
    while (!(await isOpen(port))) {
      if (child.exitCode !== null) throw new Error(`redis-server ended with ${child.exitCode}.`)
      await pause(50)
    }
    return new Redis(port, child.pid!)
  }

  /** Keeps its connections open and answers nothing, like a failed network. */
  freeze(): void {
    process.kill(this.#pid, 'SIGSTOP')
  }

  thaw(): void {
    process.kill(this.#pid, 'SIGCONT')
  }
}
