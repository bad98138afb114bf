import { typedDrafts } from '@school/browser'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { FieldValues } from 'react-hook-form'

interface Found<V> {
  values: V
  version: number | undefined
}

interface Drafting<V extends FieldValues> {
  /** Of the object that is changed. */
  name: string
  /** Also without a field of many lines. */
  isAlways: boolean
  values: V
  seenVersion: () => number | undefined
  /** Something is typed and not sent. */
  isTyped: () => boolean
  onFound: (found: Found<V>) => void
}

/** Something that the storage of the browser knows and a drawing of the server does not. */
function makeFlag() {
  let isUp = false
  const listeners = new Set<() => void>()
  return {
    isUp: () => isUp,
    put: (next: boolean): void => {
      isUp = next
      for (const listen of listeners) listen()
    },
    subscribe: (listen: () => void) => {
      listeners.add(listen)
      return () => void listeners.delete(listen)
    },
  }
}

/**
 * What is typed into a form with a field of many lines outlives the page and the session: it waits on the device for the same person. A form
 * with a password keeps nothing.
 */
export function useTypedDraft<V extends FieldValues>({
  name,
  isAlways,
  values,
  seenVersion,
  isTyped,
  onFound,
}: Drafting<V>) {
  const [flag] = useState(makeFlag)
  const isRestored = useSyncExternalStore(flag.subscribe, flag.isUp, () => false)
  const isLong = useRef(false)
  const isSecret = useRef(false)
  const isKept = useRef(false)

  const restore = useEffectEvent(() => {
    const found = typedDrafts.read(name) as Found<V> | null
    if (!found || typeof found.values !== 'object') return
    isKept.current = true
    flag.put(true)
    onFound(found)
  })
  useEffect(() => restore(), [])

  useEffect(() => {
    if (isSecret.current || !(isAlways || isLong.current || isKept.current) || !isTyped()) return
    isKept.current = true
    typedDrafts.write(name, { values, version: seenVersion() })
  })

  return {
    isRestored,
    meet: (control: Element | null): void => {
      if (control instanceof HTMLTextAreaElement) isLong.current = true
      if (control instanceof HTMLInputElement && control.type === 'password') isSecret.current = true
    },
    forget: (): void => {
      flag.put(false)
      if (!isKept.current) return
      isKept.current = false
      typedDrafts.remove(name)
    },
  }
}
