import { type RefObject, useEffect, useEffectEvent } from 'react'

export interface DeskKeys {
  /** @returns whether it was handled */
  onDigit: (digit: number) => boolean
  /** @returns whether it was handled */
  onPhrase: (number: number) => boolean
  onSend: () => void
  /** @returns whether there was a step to undo */
  onUndo: () => boolean
}

const fields = 'textarea, select, input:not([type="radio"]), [contenteditable="true"]'

const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null

/**
 * Keyboard shortcuts of the desk, wherever the focus is: digits set points except in text fields, Alt and a digit insert an earlier
 * comment, Ctrl+Enter sends, Ctrl+Z removes a line or a pin. Repeats of a held key are ignored, otherwise it would affect the next
 * answer; dialogs handle their own keys.
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

/** Keeps the focus in step with the current criterion, so that arrow keys change the highlighted one. */
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
