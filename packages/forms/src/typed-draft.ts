import { typedDrafts } from '@school/browser'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { FieldValues } from 'react-hook-form'

interface Found<V> {
  /** Only the fields that the person has filled in. */
  typed: Partial<V>
  version: number | undefined
}

/**
 * Key of a form's draft. Two forms of one endpoint and text about two objects have different keys: the form's initial ids
 * (`userIds`, `participationId`) identify the object when the address does not.
 * @param object the endpoint and its parameters
 */
export function draftNameOf(object: string, values: Readonly<Record<string, unknown>>): string {
  const ids = Object.entries(values).filter(([name]) => /Ids?$/.test(name))
  return [object, Object.keys(values).toSorted().join(), ...ids.map(([, id]) => JSON.stringify(id))].join(' ')
}

/** Keeps only the edited fields: initial values would be sent for another object. */
export function filledIn<V extends FieldValues>(values: V, names: ReadonlySet<string>): Partial<V> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name))) as Partial<V>
}

interface Drafting<V extends FieldValues> {
  /** Of the object that is changed. */
  name: string
  /** Also without a field of many lines. */
  isAlways: boolean
  /** What the person has filled in. */
  typed: () => Partial<V>
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
  typed,
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
    if (!found || typeof found.typed !== 'object') return
    isKept.current = true
    flag.put(true)
    onFound(found)
  })
  useEffect(() => restore(), [])

  useEffect(() => {
    if (isSecret.current || !(isAlways || isLong.current || isKept.current) || !isTyped()) return
    isKept.current = true
    typedDrafts.write(name, { typed: typed(), version: seenVersion() })
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
