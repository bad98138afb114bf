import cluster from 'node:cluster'
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '@school/db'
import type { FileStore } from '@school/files/server'
import { countFailures } from '@school/kernel/server'
import { watchProcesses } from './cluster.ts'
import type { Part } from './health.ts'
import type { CommonRedis } from './redis.ts'

/** A photograph of a solution and what the database writes meanwhile. */
const leastFreeBytes = 100 * 1024 * 1024

async function writeTo(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < leastFreeBytes) throw new Error('The disk is full.')
  const file = path.join(folder, `.written-by-${process.pid}`)
  await writeFile(file, '')
  await rm(file, { force: true })
}

/** The sibling processes: the remaining ones serve people, but they are too few. */
function otherProcesses(): Part {
  const areAllServing = watchProcesses()
  const look = async () => {
    if (!areAllServing()) throw new Error('A process has fallen and does not serve yet.')
  }
  return { isVital: false, look }
}

/**
 * Dependencies of the school. Only the database and the disk are vital: without Redis limits are counted in memory, without the file store
 * everything but photographs works, and failed jobs are retried.
 */
export const partsOf = (
  database: Database,
  dataDir: string,
  redis: CommonRedis | undefined,
  { look }: Pick<FileStore, 'look'> = {},
): Record<string, Part> => ({
  database: { isVital: true, look: () => database.pool.query('select 1') },
  disk: { isVital: true, look: () => writeTo(dataDir) },
  ...(redis && {
    redis: {
      isVital: false,
      look: async () => {
        if (!redis.isThere) throw new Error('Redis is away.')
        await redis.ask((client) => client.ping())
      },
    },
  }),
  ...(cluster.isWorker && { processes: otherProcesses() }),
  ...(look && { files: { isVital: false, look } }),
  jobs: {
    isVital: false,
    look: async () => {
      if ((await countFailures(database.pool)).length > 0) throw new Error('Rows wait to be put right.')
    },
  },
})
