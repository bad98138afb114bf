import { lazy, type ReactNode, Suspense } from 'react'

const AwaitUser = lazy(async () => ({ default: (await import('./AwaitUser.tsx')).AwaitUser }))

/** The server tells who is here together with the page; when it could not, nothing is shown until the browser knows. */
export function UserGate({ isUnknown, children }: { isUnknown: boolean; children: ReactNode }) {
  if (!isUnknown) return children
  return (
    <Suspense>
      <AwaitUser>{children}</AwaitUser>
    </Suspense>
  )
}
