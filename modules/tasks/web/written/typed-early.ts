import { takeTypedEarly } from '@school/browser'
import { useEffect, useEffectEvent } from 'react'

/** What was typed early after what is there already: a draft that this device has kept. */
export const withTyped = (text: string, typed: string): string =>
  text.trim() === '' ? typed : text.includes(typed.trim()) ? text : `${text}\n\n${typed}`

/** On a slow network an answer is begun before any code has come; React knows nothing of it, so the field takes it once it lives. */
export function useTypedBefore(onTyped: (typed: string) => void): void {
  const restore = useEffectEvent(() => {
    const typed = takeTypedEarly()
    if (typed !== null) onTyped(typed)
  })
  useEffect(() => {
    // The draft that the device has kept comes with the next drawing.
    const timer = setTimeout(() => restore())
    return () => clearTimeout(timer)
  }, [])
}
