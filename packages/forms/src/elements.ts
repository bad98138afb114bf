import type { RefCallback } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const wrong = '[aria-invalid="true"], [data-wrong] :is(input, select, textarea, button)'

/** Leads to the first field that is marked as wrong; where none is, the focus stays. */
export function focusFirstWrong(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLElement>(wrong)
  if (!field) return
  field.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'center' })
}

const met = new WeakSet<Control>()

/** Gives an element to the library, which fills it; what was typed before the page answered to keys is more than that. */
export function keepTyped(
  control: Control | null,
  give: RefCallback<unknown>,
  onTyped: (text: string) => void,
): void {
  if (!control || met.has(control)) {
    give(control)
    return
  }
  met.add(control)
  const typed =
    !(control instanceof HTMLSelectElement) && control.value !== control.defaultValue ? control.value : null
  give(control)
  if (typed !== null && typed !== control.value) onTyped(typed)
}
