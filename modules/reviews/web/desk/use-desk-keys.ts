import { type RefObject, useEffect, useEffectEvent } from 'react'

export interface DeskKeys {
  /** @returns whether it was of use */
  onDigit: (digit: number) => boolean
  /** @returns whether it was of use */
  onPhrase: (number: number) => boolean
  onSend: () => void
  /** @returns whether there was a step to take back */
  onUndo: () => boolean
}

const fields = 'textarea, select, input:not([type="radio"]), [contenteditable="true"]'

const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null

/**
 * Keys of the desk wherever the focus is: digits give points but where one types, Alt and a digit say what was said before, Ctrl+Enter sends, Ctrl+Z takes a line or a pin back. A key that is held down is pressed
 * once, or it would go on to the next answer; a window above the desk has keys of its own.
 */
export function useDeskKeys({ onDigit, onPhrase, onSend, onUndo }: DeskKeys): void {
  const take = useEffectEvent((event: KeyboardEvent) => {
    const { key, code, target, altKey, ctrlKey, metaKey, repeat } = event
    if (event.defaultPrevented || repeat || isIn(document.activeElement, '[role="dialog"], dialog')) return
    if (key === 'Enter' && (ctrlKey || metaKey)) {
      event.preventDefault()
      onSend()
    } else if (code === 'KeyZ' && (ctrlKey || metaKey) && !altKey && !isIn(target, fields)) {
      if (onUndo()) event.preventDefault()
    } else if (altKey && !ctrlKey && !metaKey && /^Digit[1-9]$/.test(code)) {
      if (onPhrase(Number(code.at(-1)))) event.preventDefault()
    } else if (/^\d$/.test(key) && !altKey && !ctrlKey && !metaKey && !isIn(target, fields)) {
      if (onDigit(Number(key))) event.preventDefault()
    }
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => take(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** What is highlighted and what arrows change are one: the focus goes along with the criterion that the next digit is for. */
export function useFocusThatFollows(form: RefObject<HTMLElement | null>, at: number): void {
  useEffect(() => {
    const criteria = [...form.current!.querySelectorAll('fieldset')]
    const focused = criteria.findIndex((one) => one.contains(document.activeElement))
    if (focused === -1 || focused === at) return
    const criterion = criteria[at]
    const radio = criterion?.querySelector<HTMLInputElement>(':checked') ?? criterion?.querySelector('input')
    radio?.focus()
  }, [form, at])
}
