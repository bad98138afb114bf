import { totalmem } from 'node:os'
import { StartRefused } from './start-refused.ts'

/** Of the container when it has a limit. */
export const availableBytes = (): number => Math.min(totalmem(), process.constrainedMemory() || Infinity)

/** The embedded database and the server in one process. */
const leastBytes = 1024 ** 3

/** @throws StartRefused */
export function refuseLittleMemory(bytes: number): void {
  if (bytes >= leastBytes) return
  const megabytes = Math.round(bytes / 1024 ** 2)
  throw new StartRefused(
    `Школе со встроенной базой нужен хотя бы 1 ГБ памяти, здесь ${megabytes} МБ. Добавьте памяти или задайте DATABASE_URL: база будет отдельно.`,
  )
}
