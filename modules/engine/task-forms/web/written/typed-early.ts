import { takeTypedEarly } from '@school/browser'
import { useEffect, useEffectEvent } from 'react'

/** Text typed before hydration, appended to the existing text: a draft kept on this device. */
export const withTyped = (text: string, typed: string): string =>
  text.trim() === '' ? typed : text.includes(typed.trim()) ? text : `${text}\n\n${typed}`

/** On a slow network users type before the code is loaded; React does not know that text, so the field takes it on mount. */
export function useTypedBefore(onTyped: (typed: string) => void): void {
  const restore = useEffectEvent(() => {
    const typed = takeTypedEarly()
    if (typed !== null) onTyped(typed)
  })
  useEffect(() => {
    // The draft kept on the device arrives with the next render.
    const timer = setTimeout(() => restore())
    return () => clearTimeout(timer)
  }, [])
}
