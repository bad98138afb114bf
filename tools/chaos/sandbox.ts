import { spawn } from 'node:child_process'
import { appendFileSync, chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Waits for the end of the process that opened the sandbox and removes everything. */
const watchman = `
while kill -0 "$0" 2>/dev/null && [ -d "$1" ]; do sleep 1; done
[ -d "$1" ] || exit 0
kill -QUIT $(cat "$1/pids") 2>/dev/null; sleep 2
kill -KILL $(cat "$1/pids") 2>/dev/null; rm -rf "$1"`

/** Whether the process is running: a zombie is not. */
export function isRunning(pid: number): boolean {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'latin1'))
  } catch {
    return false
  }
}

export function childrenOf(pid: number): number[] {
  const tasks = `/proc/${pid}/task/${pid}/children`
  return existsSync(tasks) ? readFileSync(tasks, 'utf8').split(' ').filter(Boolean).map(Number) : []
}

export async function untilEnded(pids: readonly number[]): Promise<void> {
  while (pids.some(isRunning)) await pause(20)
}

/**
 * A folder with servers for fault injection. They never outlive this process: a detached watchdog, which gets no signals of this one,
 * removes them and the folder after a kill too.
 */
export class Sandbox {
  readonly folder: string

  private constructor(folder: string) {
    this.folder = folder
  }

  static open(): Sandbox {
    const folder = mkdtempSync(path.join(tmpdir(), 'smekalka-chaos-'))
    // The user of the database needs access.
    chmodSync(folder, 0o755)
    appendFileSync(path.join(folder, 'pids'), '')
    spawn('sh', ['-c', watchman, String(process.pid), folder], { detached: true, stdio: 'ignore' }).unref()
    return new Sandbox(folder)
  }

  /** Ends this process together with the sandbox. */
  own(pid: number): void {
    appendFileSync(path.join(this.folder, 'pids'), `${pid}\n`)
  }

  async close(): Promise<void> {
    const pids = readFileSync(path.join(this.folder, 'pids'), 'utf8').split('\n').filter(Boolean).map(Number)
    for (const signal of ['SIGCONT', 'SIGQUIT', 'SIGKILL'] as const) {
      for (const pid of pids.filter(isRunning)) process.kill(pid, signal)
      if (signal === 'SIGQUIT') await Promise.race([untilEnded(pids), pause(5000)])
    }
    await untilEnded(pids)
    rmSync(this.folder, { recursive: true, force: true })
  }
}
