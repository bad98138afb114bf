import {
  createContext,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'

/** Hands over, once, what was typed before the code of the field had come. */
export const TypedEarlyContext = createContext<() => string | null>(() => null)

/**
 * Watches a form that the server has drawn and whose code is on its way: on a slow network a text is begun in it. React knows nothing of it, and
 * draws the form anew when anything about it changes meanwhile.
 */
export function useTypedEarly(form: RefObject<HTMLElement | null>): () => string | null {
  const typed = useRef<string | null>(null)
  const isTaken = useRef(false)
  useLayoutEffect(() => {
    const element = form.current!
    const read = () => {
      const area = element.querySelector('textarea')
      if (area && !isTaken.current && area.value !== area.defaultValue) typed.current = area.value
    }
    read()
    element.addEventListener('input', read)
    return () => element.removeEventListener('input', read)
  }, [form])
  return useCallback(() => {
    isTaken.current = true
    return typed.current
  }, [])
}

/** What was typed early after what is there already: a draft that this device has kept. */
export const withTyped = (text: string, typed: string): string =>
  text.trim() === '' ? typed : text.includes(typed.trim()) ? text : `${text}\n\n${typed}`

/** The field takes what was typed before its code had come. */
export function useTypedBefore(text: string, onTyped: (text: string) => void): void {
  const take = useContext(TypedEarlyContext)
  const restore = useEffectEvent(() => {
    const typed = take()
    if (typed === null) return
    const whole = withTyped(text, typed)
    if (whole !== text) onTyped(whole)
  })
  useEffect(() => {
    // The draft that the device has kept comes with the next drawing.
    const timer = setTimeout(() => restore())
    return () => clearTimeout(timer)
  }, [])
}
