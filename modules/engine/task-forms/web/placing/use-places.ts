import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { Sentence } from '@school/texts'
import { useDrag, useYou } from '@school/ui'
import { t } from './ru.ts'

const never = () => () => {}

export interface PlacesOptions {
  form: RefObject<HTMLFieldSetElement | null>
  nameOf: (item: string) => string
  /** Where an item is; null when it is in no place yet. */
  placeOf: (item: string) => string | null
  /** Changes the answer and returns the announcement. */
  put: (item: string, place: string) => string
  /** Remaining items in their order. */
  waiting?: readonly string[]
  sayHeld?: (name: string) => Sentence
}

export type Places = ReturnType<typeof usePlaces>

/** Triggered by a keyboard or a screen reader: focus has to be moved explicitly. */
export const isByKeys = (event: MouseEvent): boolean => event.detail === 0

/**
 * Two ways to put items in places, with the same result: drag, or choose an item and then a place (a place and then
 * an item where `callFor` is used). The caller stores the answer.
 */
export function usePlaces({ form, nameOf, placeOf, put, waiting = [], sayHeld = t.held }: PlacesOptions) {
  const you = useYou()
  const [held, setHeld] = useState<string | null>(null)
  const [calling, setCalling] = useState<string | null>(null)
  const [news, setNews] = useState('')
  const wantedFocus = useRef<string | null>(null)
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

  // A moved button is another element in another place: without this the focus would be lost.
  useEffect(() => {
    if (wantedFocus.current === null) return
    form.current?.querySelector<HTMLElement>(wantedFocus.current)?.focus()
    wantedFocus.current = null
  })

  const focusOn = (item: string) => (wantedFocus.current = `[data-item="${item}"]`)

  const moveTo = (item: string, place: string, isLed = false) => {
    const at = waiting.indexOf(item)
    if (isLed) focusOn((at < 0 ? item : (waiting[at + 1] ?? waiting[at - 1])) ?? item)
    setHeld(null)
    setCalling(null)
    setNews(put(item, place))
  }
  const { begin, draggedId, over } = useDrag((item, place) => moveTo(item, place))

  const hold = (item: string, isLed: boolean) => {
    setHeld(item)
    setNews(you(sayHeld(nameOf(item))))
    if (isLed) wantedFocus.current = '[data-put]:not([hidden])'
  }
  const release = () => {
    if (held !== null) focusOn(held)
    setHeld(null)
    setCalling(null)
    setNews(t.released)
  }

  const press = (item: string, event: MouseEvent) => {
    const isLed = isByKeys(event)
    const place = placeOf(item)
    if (calling !== null) moveTo(item, calling, isLed)
    else if (held === item) release()
    else if (held !== null && place !== null && place !== placeOf(held)) moveTo(held, place, isLed)
    else hold(item, isLed)
  }
  const pressPlace = (place: string, event: MouseEvent) => {
    if (held !== null) moveTo(held, place, isByKeys(event))
  }
  /** A place that waits for the next pressed item. */
  const callFor = (place: string, name: string) => {
    const isOff = calling === place
    setCalling(isOff ? null : place)
    setNews(isOff ? t.released : you(t.waiting(name)))
  }

  /** A pointer may press anywhere in a place; keyboards and screen readers use the buttons. */
  const pressArea = useEffectEvent(({ target }: Event) => {
    const element = target as Element
    const place = element.closest<HTMLElement>('[data-place]')?.dataset['place']
    if (held !== null && place !== undefined && !element.closest('button')) moveTo(held, place)
  })
  const giveUp = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape' && (held !== null || calling !== null)) release()
  })
  useEffect(() => {
    const element = form.current!
    element.addEventListener('click', pressArea)
    element.addEventListener('keydown', giveUp)
    return () => {
      element.removeEventListener('click', pressArea)
      element.removeEventListener('keydown', giveUp)
    }
  }, [form])

  return {
    held,
    calling,
    news,
    setNews,
    isLive,
    draggedId,
    over,
    focusOn,
    moveTo,
    press,
    pressPlace,
    callFor,
    beginDrag: (event: PointerEvent<HTMLElement>, item: string) => begin(event, item),
  }
}
