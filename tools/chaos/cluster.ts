import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../bench/processes.ts'

const run = promisify(execFile)
const installed = '/usr/lib/postgresql'

function binaries(): string {
  const versions = existsSync(installed) ? readdirSync(installed).toSorted() : []
  const newest = versions.at(-1)
  if (!newest) throw new Error(`No PostgreSQL server is installed in ${installed}.`)
  return path.join(installed, newest, 'bin')
}

/** PostgreSQL refuses to run as the superuser of the machine: then it is the server's own user who runs it. */
function owner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** A PostgreSQL of its own, which may be broken at will: nobody else works with it. */
export class Cluster {
  readonly url: string
  readonly #folder: string
  readonly #options: readonly string[]

  constructor(folder: string, port: number) {
    this.#folder = folder
    this.url = `postgres://school@127.0.0.1:${port}/postgres`
    this.#options = ['-o', `-p ${port} -h 127.0.0.1 -k ''`, '-l', path.join(folder, 'log')]
  }

  static async start(): Promise<Cluster> {
    const folder = mkdtempSync(path.join(tmpdir(), 'smekalka-chaos-'))
    const { uid, gid } = owner()
    if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
    const data = path.join(folder, 'data')
    await run(
      path.join(binaries(), 'initdb'),
      ['-D', data, '-A', 'trust', '-U', 'school', '-E', 'UTF8'],
      owner(),
    )
    const cluster = new Cluster(folder, await freePort())
    await cluster.#control('start')
    return cluster
  }

  async #control(...what: string[]): Promise<void> {
    const data = path.join(this.#folder, 'data')
    const starts = what[0] === 'stop' ? [] : this.#options
    // Trap: the database keeps the pipes of whoever starts it, so there are none.
    const child = spawn(path.join(binaries(), 'pg_ctl'), ['-D', data, '-w', ...starts, ...what], {
      ...owner(),
      cwd: this.#folder,
      stdio: 'ignore',
    })
    const [code] = (await once(child, 'exit')) as [number | null]
    if (code !== 0) throw new Error(`pg_ctl ${what[0]} ended with ${code}: see ${this.#folder}/log`)
  }

  /** The power goes and comes again: nothing is written down in time, the journal alone remembers. */
  async crash(): Promise<void> {
    await this.#control('restart', '-m', 'immediate')
  }

  async stop(): Promise<void> {
    await this.#control('stop', '-m', 'immediate')
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
