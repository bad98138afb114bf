import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { backupWords } from './ru.ts'

/** A backup or a restore that can't be done; the sentence says why and what to do. */
export class BackupRefused extends Error {
  override name = 'BackupRefused'
}

const run = promisify(execFile)
/** Where Debian keeps every version; PATH has a wrapper that chooses one of them. */
const installed = '/usr/lib/postgresql'

const folders = (): string[] => [
  ...(existsSync(installed) ? readdirSync(installed).map((major) => path.join(installed, major, 'bin')) : []),
  ...(process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean),
]

async function majorOf(file: string): Promise<number> {
  const { stdout } = await run(file, ['--version']).catch(() => ({ stdout: '' }))
  return Number(/ (\d+)/.exec(stdout)?.[1] ?? 0)
}

export interface Tool {
  file: string
  major: number
}

/**
 * The oldest that is new enough: a tool reads servers and copies up to its own version,
 * and a newer one may say to an older server what it does not know.
 * @throws BackupRefused with how to get it
 */
export async function findTool(
  name: 'pg_dump' | 'pg_restore',
  least: number,
  where: readonly string[] = folders(),
): Promise<Tool> {
  const found: Tool[] = []
  for (const folder of where) {
    const file = path.join(folder, name)
    if (existsSync(file)) found.push({ file, major: await majorOf(file) })
  }
  const fit = found.filter(({ major }) => major >= least).toSorted((a, b) => a.major - b.major)
  if (!fit[0]) throw new BackupRefused(backupWords.noTool(name, least))
  return fit[0]
}

/** The password goes by the environment: arguments are seen by everybody on the machine. */
export function addressFor(url: string): { address: string; env: NodeJS.ProcessEnv } {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  return { address: address.href, env: { ...process.env, ...(password ? { PGPASSWORD: password } : {}) } }
}

/** @returns what it printed; @throws BackupRefused with its error output */
export async function runTool(
  { file }: Tool,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  const child = spawn(file, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4000)))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new BackupRefused(backupWords.toolFailed(path.basename(file), said.trim()))
  return printed
}
