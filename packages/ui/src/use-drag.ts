import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react'

/** Further than a hand trembles: less is a press. */
const trembling = 6
const edge = 72
const scrollStep = 9

interface Dragged {
  id: string
  /** The place under the pointer. */
  over: string | null
}

/** The place under a point, if it is of the same form and not inside of what is dragged. */
function placeAt(x: number, y: number, form: Element | null, moved: Element): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const place = element.closest<HTMLElement>('[data-place]')
    if (place && form?.contains(place) && !moved.contains(element)) return place.dataset['place']!
  }
  return null
}

/** The click after the release of a dragged thing is unintended. */
function swallowPress(): void {
  const swallow = (event: Event) => {
    event.stopPropagation()
    event.preventDefault()
  }
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
}

/**
 * Dragging with a mouse, a pen or a finger. Things are `[data-movable]`, places are `[data-place]` of the same fieldset or `[data-places]`.
 * A finger drags by the grip alone: elsewhere it scrolls the page.
 */
export function useDrag(onDrop: (id: string, place: string) => void) {
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const drop = useRef(onDrop)
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => {
    drop.current = onDrop
  })
  useEffect(() => () => stop.current?.(), [])

  const begin = (event: ReactPointerEvent<HTMLElement>, id: string) => {
    const isByGrip = (event.target as Element).closest('[data-grip]') !== null
    if (event.button !== 0 || !event.isPrimary || stop.current) return
    if (event.pointerType === 'touch' && !isByGrip) return
    const handle = event.currentTarget
    const moved = handle.closest<HTMLElement>('[data-movable]')!
    const form = handle.closest('fieldset, [data-places]')
    const start = { x: event.pageX, y: event.pageY }
    let at = { x: event.clientX, y: event.clientY }
    let over: string | null = null
    let frame = 0

    const follow = () => {
      moved.style.translate = `${at.x + scrollX - start.x}px ${at.y + scrollY - start.y}px`
      const place = placeAt(at.x, at.y, form, moved)
      if (place === over && frame !== 0) return
      over = place
      setDragged({ id, over })
    }
    const scroll = () => {
      const step = at.y < edge ? -scrollStep : at.y > innerHeight - edge ? scrollStep : 0
      if (step !== 0) window.scrollBy(0, step)
      follow()
      frame = requestAnimationFrame(scroll)
    }
    const move = ({ clientX, clientY }: PointerEvent) => {
      const isFar = Math.hypot(clientX - at.x, clientY - at.y) > trembling
      if (frame === 0 && !isFar) return
      at = { x: clientX, y: clientY }
      if (frame === 0) scroll()
    }
    const end = (isDropped: boolean) => {
      const wasMoving = frame !== 0
      // A quick hand is ahead of the last frame.
      const place = placeAt(at.x, at.y, form, moved)
      stop.current?.()
      if (!wasMoving) return
      swallowPress()
      if (isDropped && place !== null) drop.current(id, place)
    }
    const release = ({ clientX, clientY }: PointerEvent) => {
      at = { x: clientX, y: clientY }
      end(true)
    }
    const cancel = () => end(false)
    const escape = ({ key }: KeyboardEvent) => key === 'Escape' && cancel()
    const hold = (nativeDrag: Event) => nativeDrag.preventDefault()

    handle.setPointerCapture(event.pointerId)
    handle.addEventListener('pointermove', move)
    handle.addEventListener('pointerup', release)
    handle.addEventListener('pointercancel', cancel)
    handle.addEventListener('dragstart', hold)
    window.addEventListener('keydown', escape)
    stop.current = () => {
      stop.current = null
      cancelAnimationFrame(frame)
      frame = 0
      moved.style.translate = ''
      setDragged(null)
      handle.removeEventListener('pointermove', move)
      handle.removeEventListener('pointerup', release)
      handle.removeEventListener('pointercancel', cancel)
      handle.removeEventListener('dragstart', hold)
      window.removeEventListener('keydown', escape)
    }
  }
  return { begin, draggedId: dragged?.id ?? null, over: dragged?.over ?? null }
}
