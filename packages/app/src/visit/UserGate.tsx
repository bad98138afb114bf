import { lazy, Suspense } from 'react'
import type { AwaitUserProps } from './AwaitUser.tsx'

const AwaitUser = lazy(async () => ({ default: (await import('./AwaitUser.tsx')).AwaitUser }))

/** The server sends the current user together with the page; when it could not, nothing is shown until the browser has loaded them. */
export function UserGate({ isUnknown, ask, children }: AwaitUserProps & { isUnknown: boolean }) {
  if (!isUnknown) return children
  return (
    <Suspense>
      <AwaitUser ask={ask}>{children}</AwaitUser>
    </Suspense>
  )
}
