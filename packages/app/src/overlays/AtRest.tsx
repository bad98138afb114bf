import { whenAtRest } from '@school/ui'
import { type ComponentType, useEffect, useState } from 'react'

/** The place of what lies over a page. Its code comes when the page is at rest; a page without it is whole. @param load must stay the same */
export function AtRest({ load }: { load: () => Promise<ComponentType> }) {
  const [Late, setLate] = useState<ComponentType | null>(null)
  useEffect(() => {
    let isHere = true
    const cancel = whenAtRest(() => {
      load().then(
        (Loaded) => isHere && setLate(() => Loaded),
        () => undefined,
      )
    })
    return () => {
      isHere = false
      cancel()
    }
  }, [load])
  return Late && <Late />
}
