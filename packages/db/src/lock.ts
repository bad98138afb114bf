import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

export class DirectoryInUse extends Error {
  override name = 'DirectoryInUse'
}

/** The folder of the embedded database can't be used; the message is a sentence with the remedy. */
export class UnusableDatabase extends Error {
  override name = 'UnusableDatabase'
}

const refusals: Record<string, string> = {
  EACCES: 'нет права писать',
  EPERM: 'нет права писать',
  EROFS: 'диск открыт только для чтения',
  ENOSPC: 'на диске нет места',
  ENOTDIR: 'это не каталог',
  EEXIST: 'это не каталог',
}

/** @throws UnusableDatabase for an error of the file system, otherwise the error */
function refuseDirectory(directory: string, error: unknown): never {
  const why = refusals[(error as NodeJS.ErrnoException).code ?? '']
  if (why === undefined) throw error
  throw new UnusableDatabase(
    `Каталог данных ${directory} не подходит: ${why}. Исправьте это или задайте другой DATA_DIR.`,
  )
}

/**
 * Keeps a second process away from an embedded database: PGlite itself lets it in and the files are lost.
 * A lock left by a process that no longer lives is taken over.
 * @returns the release
 * @throws DirectoryInUse, UnusableDatabase
 */
export function lockDirectory(directory: string): () => void {
  try {
    return lock(directory)
  } catch (error) {
    return refuseDirectory(directory, error)
  }
}

function lock(directory: string): () => void {
  mkdirSync(directory, { recursive: true })
  const file = path.join(directory, 'server.pid')
  if (existsSync(file)) {
    const owner = Number(readFileSync(file, 'utf8').trim())
    if (Number.isInteger(owner) && owner > 0 && owner !== process.pid && isAlive(owner)) {
      throw new DirectoryInUse(
        `Каталог ${directory} уже занят процессом ${owner}. Остановите его или задайте другой DATA_DIR; для нескольких процессов нужен DATABASE_URL.`,
      )
    }
    rmSync(file, { force: true })
  }
  const handle = openSync(file, 'wx')
  writeSync(handle, String(process.pid))
  closeSync(handle)
  return () => rmSync(file, { force: true })
}
