import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '../free-port.ts'
import { childrenOf, isRunning, type Sandbox, untilEnded } from './sandbox.ts'

const run = promisify(execFile)
const installed = '/usr/lib/postgresql'

/** The folder of the server's binaries; a machine may have the client only. */
function binaries(): string | undefined {
  const versions = existsSync(installed) ? readdirSync(installed).toSorted() : []
  return versions
    .map((version) => path.join(installed, version, 'bin'))
    .findLast((folder) => existsSync(path.join(folder, 'initdb')))
}

/** PostgreSQL refuses to run as root: then it runs as the user `postgres`. */
function owner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** Only commits write the journal to the disk: a commit that does not wait for its write is lost in a power failure. */
const forgetful = ['wal_writer_delay=10s', 'bgwriter_lru_maxpages=0', 'checkpoint_timeout=30min']

/** A private PostgreSQL server for fault injection. */
export class Cluster {
  readonly url: string
  readonly #bin: string
  readonly #folder: string
  readonly #options: string
  readonly #sandbox: Sandbox

  private constructor(sandbox: Sandbox, bin: string, port: number) {
    this.#sandbox = sandbox
    this.#bin = bin
    this.#folder = path.join(sandbox.folder, 'postgres')
    this.url = `postgres://school@127.0.0.1:${port}/postgres`
    this.#options = `-p ${port} -h 127.0.0.1 -k '' ${forgetful.map((setting) => `-c ${setting}`).join(' ')}`
  }

  static isAvailable = (): boolean => binaries() !== undefined

  static async start(sandbox: Sandbox): Promise<Cluster> {
    const bin = binaries()
    if (!bin) throw new Error(`No PostgreSQL server is installed in ${installed}.`)
    const cluster = new Cluster(sandbox, bin, await freePort())
    mkdirSync(cluster.#folder)
    const { uid, gid } = owner()
    if (uid !== undefined && gid !== undefined) chownSync(cluster.#folder, uid, gid)
    const how = ['-D', cluster.#data, '-A', 'trust', '-U', 'school', '-E', 'UTF8', '--no-sync']
    await run(path.join(bin, 'initdb'), how, { ...owner(), cwd: cluster.#folder })
    await cluster.#start()
    return cluster
  }

  get #data(): string {
    return path.join(this.#folder, 'data')
  }

  get #postmaster(): number {
    return Number(readFileSync(path.join(this.#data, 'postmaster.pid'), 'utf8').split('\n')[0])
  }

  async #start(): Promise<void> {
    const log = path.join(this.#folder, 'log')
    // Trap: the database keeps the pipes of the process that starts it, so it gets none.
    const child = spawn(
      path.join(this.#bin, 'pg_ctl'),
      ['-D', this.#data, '-w', '-o', this.#options, '-l', log, 'start'],
      { ...owner(), cwd: this.#folder, stdio: 'ignore' },
    )
    const [code] = (await once(child, 'exit')) as [number | null]
    if (code !== 0)
      throw new Error(
        `pg_ctl ended with ${code}: ${existsSync(log) ? readFileSync(log, 'utf8').slice(-2000) : ''}`,
      )
    this.#sandbox.own(this.#postmaster)
  }

  /**
   * Simulates a power failure under load. The background WAL writer is stopped before, so exactly the data that was not written by its
   * own commit is lost.
   */
  async crash(whileWorkingMs = 1000): Promise<void> {
    const postmaster = this.#postmaster
    const titleOf = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'latin1')
    const writer = childrenOf(postmaster).find((pid) => titleOf(pid).includes('walwriter'))
    if (writer === undefined) throw new Error('The database has no walwriter to hold.')
    this.#sandbox.own(writer)
    process.kill(writer, 'SIGSTOP')
    await pause(whileWorkingMs)
    const pids = [postmaster, ...childrenOf(postmaster)]
    for (const pid of pids) if (isRunning(pid)) process.kill(pid, 'SIGKILL')
    await untilEnded(pids)
    // Trap: if zombies are not reaped, the database takes the old process for a running one.
    if (existsSync(`/proc/${postmaster}`)) rmSync(path.join(this.#data, 'postmaster.pid'))
    await this.#start()
  }
}
