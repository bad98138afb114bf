import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '../tools/free-port.ts'

const root = path.resolve(import.meta.dirname, '..')
/** The server runs as `npm start` runs it; so does what it is compared with. */
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: { start: string }
}
const nodeFlags = scripts.start.split(' ').filter((word) => word.startsWith('--'))
/** Generous: the machine may have other work too. */
const startMs = 180_000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const operationsToken = 'a-token-of-the-bench-alone'

/** A server under load, in a process of its own, with its own metrics. */
export class ServerProcess {
  readonly url: string
  readonly #child: ChildProcess

  constructor(child: ChildProcess, port: number) {
    this.#child = child
    this.url = `http://127.0.0.1:${port}`
  }

  get pid(): number {
    return this.#child.pid!
  }

  static async start(file: string, env: Record<string, string>, at?: number): Promise<ServerProcess> {
    const port = at ?? (await freePort())
    const child = spawn(process.execPath, [...nodeFlags, file], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        OPERATIONS_TOKEN: operationsToken,
        ...env,
        PORT: String(port),
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const server = new ServerProcess(child, port)
    try {
      await server.#ready()
    } catch (error) {
      await server.kill()
      throw error
    }
    return server
  }

  async #ready(): Promise<void> {
    const until = Date.now() + startMs
    while (Date.now() < until) {
      if (this.#child.exitCode !== null)
        throw new Error(`The server has stopped with code ${this.#child.exitCode}.`)
      const isReady = await fetch(`${this.url}/readyz`).then(
        (r) => r.ok,
        () => false,
      )
      if (isReady) return
      await pause(100)
    }
    throw new Error(`The server was not ready in ${startMs / 1000} s.`)
  }

  async #metric(name: string): Promise<number> {
    const headers = { authorization: `Bearer ${operationsToken}` }
    const text = await (await fetch(`${this.url}/metrics`, { headers })).text()
    const found = new RegExp(`^${name} (\\S+)`, 'm').exec(text)
    if (!found) throw new Error(`${this.url}/metrics has no ${name}.`)
    return Number(found[1])
  }

  /** Time of all its threads on the processor since it began. */
  async cpuMs(): Promise<number> {
    return (await this.#metric('process_cpu_seconds_total')) * 1000
  }

  memoryBytes(): Promise<number> {
    return this.#metric('process_resident_memory_bytes')
  }

  /** Dies at once, in the middle of whatever it does. */
  async kill(): Promise<void> {
    if (this.#child.exitCode !== null) return
    this.#child.kill('SIGKILL')
    await once(this.#child, 'exit')
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null) return
    this.#child.kill('SIGTERM')
    await once(this.#child, 'exit')
  }
}
