import { type RefObject, useEffect } from 'react'
import { lookAt } from './look-at.ts'

const middleOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

const letterWidth = 9

/** The place of writing: in a single-line field after the last letter, else the middle. */
function placeOfWriting(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect()
  if (!(element instanceof HTMLInputElement) || element.type !== 'text') return middleOf(element)
  return { x: left + Math.min(width, element.value.length * letterWidth), y: top + height / 2 }
}

/** The eyes follow typing and choices around the owl; not when reduced motion is preferred. */
export function useEyes(owl: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const drawn = owl.current!
    const form = drawn.closest('form')
    if (!form || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const watch = ({ target }: Event) => {
      if (!(target instanceof Element)) return
      const { x, y } = lookAt(middleOf(drawn), placeOfWriting(target))
      drawn.style.setProperty('--look-x', `${x}px`)
      drawn.style.setProperty('--look-y', `${y}px`)
    }
    form.addEventListener('focusin', watch)
    form.addEventListener('input', watch)
    return () => {
      form.removeEventListener('focusin', watch)
      form.removeEventListener('input', watch)
    }
  }, [owl])
}
