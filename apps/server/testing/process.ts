import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

export const temporaryFolder = (): string => mkdtempSync(path.join(tmpdir(), 'smekalka-'))

/** The server as the operating system sees it: a process with an environment, an output and an exit code. */
export class ServerProcess {
  readonly url: string
  readonly #child: ChildProcess
  readonly #ended: Promise<number | null>
  output = ''

  constructor(
    port: number,
    env: Record<string, string>,
    args: readonly string[] = [],
    command: readonly [string, ...string[]] = [process.execPath, main],
  ) {
    this.url = `http://127.0.0.1:${port}`
    const clean = Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|TEST_)/.test(name)),
    )
    this.#child = spawn(command[0], [...command.slice(1), ...args], {
      env: {
        ...clean,
        NODE_ENV: 'test',
        DEMO_SIZE: 'small',
        LOG_LEVEL: 'warn',
        PORT: String(port),
        HOST: '127.0.0.1',
        ...env,
      },
    })
    this.#child.stdout?.on('data', (chunk: Buffer) => (this.output += chunk.toString()))
    this.#child.stderr?.on('data', (chunk: Buffer) => (this.output += chunk.toString()))
    // Not `exit`: output may arrive after that.
    this.#ended = new Promise((resolve) => this.#child.once('close', (code) => resolve(code)))
  }

  get hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null
  }

  async status(address: string): Promise<number> {
    try {
      return (await fetch(this.url + address)).status
    } catch {
      return 0
    }
  }

  /** Waits until the server may be given people. @returns how long it took, ms */
  async ready(withinMs = 300_000): Promise<number> {
    const began = performance.now()
    while (performance.now() - began < withinMs) {
      if (this.hasEnded) throw new Error(`the server ended:\n${this.output}`)
      if ((await this.status('/readyz')) === 200) return performance.now() - began
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error(`not ready in ${withinMs} ms:\n${this.output}`)
  }

  /** Processor time that the process and its ended children have taken, seconds. */
  cpuSeconds(): number {
    // After the name in parentheses: utime, stime, cutime and cstime are the fields 14 to 17 of the line, in ticks of 10 ms.
    const [, fields] = readFileSync(`/proc/${this.#child.pid}/stat`, 'utf8').split(/\) (?!.*\))/)
    const ticks = fields!.split(' ').slice(11, 15)
    return ticks.reduce((sum, field) => sum + Number(field), 0) / 100
  }

  /** The processes that it has started. */
  children(): number[] {
    const { pid } = this.#child
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  }

  kill(signal: NodeJS.Signals): void {
    this.#child.kill(signal)
  }

  /** The exit code when it has ended. */
  ended(): Promise<number | null> {
    return this.#ended
  }

  async stop(): Promise<number | null> {
    this.kill('SIGTERM')
    return this.#ended
  }
}
