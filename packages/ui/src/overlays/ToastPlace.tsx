import { useEffect, useState } from 'react'
import { late } from '../late.tsx'
import { patiently } from '../patiently.ts'
import { whenAtRest } from '../when-at-rest.ts'

const { Part } = late(patiently(async () => (await import('./Toasts.tsx')).Toasts))

/** What an early press says is waited for no longer than this, the code apart. */
const longestWaitMs = 1000

/** The place of toasts, once in the shell; its code comes when the page is at rest. */
export function Toasts() {
  const [isAtRest, setIsAtRest] = useState(false)
  useEffect(() => whenAtRest(() => setIsAtRest(true), longestWaitMs), [])
  return isAtRest && <Part />
}
