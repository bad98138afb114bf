import { type RefObject, useEffect } from 'react'

/**
 * An open menu closes by Escape and by a press outside of it; the focus returns to its button.
 * @param part holds the button and the panel
 * @param press a panel with an overlay waits for the whole click, else the page below would get it
 */
export function useClosing(
  isOpen: boolean,
  part: RefObject<HTMLElement | null>,
  close: () => void,
  press: 'click' | 'pointerdown',
): void {
  useEffect(() => {
    if (!isOpen) return
    const button = part.current?.querySelector('button')
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close()
      button?.focus()
    }
    const onPress = ({ target }: Event) => {
      if (part.current?.contains(target as Node)) return
      close()
      // The press itself may be moving the focus somewhere: only a lost one is returned.
      setTimeout(() => {
        if (document.activeElement === document.body) button?.focus({ preventScroll: true })
      })
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener(press, onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener(press, onPress)
    }
  }, [isOpen, part, close, press])
}
