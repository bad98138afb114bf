import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../../../tools/free-port.ts'

/** A machine with Node alone has no Redis to break. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0

/** A Redis server for one story, which may be frozen and killed. */
export class OwnRedis {
  readonly url: string
  readonly #child: ChildProcess

  constructor(port: number, child: ChildProcess) {
    this.url = `redis://127.0.0.1:${port}`
    this.#child = child
  }

  static async start(): Promise<OwnRedis> {
    const port = await freePort()
    const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    const child = spawn('redis-server', settings, { stdio: ['ignore', 'pipe', 'ignore'] })
    for await (const chunk of child.stdout!) if (String(chunk).includes('Ready to accept')) break
    return new OwnRedis(port, child)
  }

  /** It accepts connections and answers nothing. */
  freeze(): void {
    this.#child.kill('SIGSTOP')
  }

  thaw(): void {
    this.#child.kill('SIGCONT')
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    this.#child.kill('SIGKILL')
    await once(this.#child, 'exit')
  }
}
