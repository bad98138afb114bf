import { type ComponentType, useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

/** The place of what lies over a page. Its code comes when the page is at rest; a page without it is whole. */
export function Overlays() {
  const [Late, setLate] = useState<ComponentType | null>(null)
  useEffect(() => {
    let isHere = true
    const cancel = whenIdle(() => {
      import('./LateOverlays.tsx').then(
        ({ LateOverlays }) => isHere && setLate(() => LateOverlays),
        () => undefined,
      )
    })
    return () => {
      isHere = false
      cancel()
    }
  }, [])
  return Late && <Late />
}
