import type { SecurityEntry } from '@school/kernel/server'
import { logOfStories } from './log-of-stories.ts'

/** Security events that were raised meanwhile. */
export async function securityEventsDuring(happening: () => Promise<unknown>): Promise<SecurityEntry[]> {
  const { tail } = logOfStories()!
  tail.length = 0
  await happening()
  return tail
    .map((line) => JSON.parse(line) as SecurityEntry & { log?: string })
    .filter(({ log }) => log === 'security')
}
