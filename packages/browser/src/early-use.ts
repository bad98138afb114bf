/** Sentences for somebody who has pressed something before its code has come. */
export interface EarlyUseWords {
  loading: string
  /** After a long wait. */
  late: string
  reload: string
}

/**
 * Runs in the document before any other code and uses nothing outside of itself. A button or a form that the server has rendered
 * and React has not hydrated yet is pressed again after hydration: React itself drops such a press unless the code is loaded
 * already. What was typed, marked or unfolded meanwhile is dispatched to React as a change; clicks at a place and keys outside of
 * fields are repeated in their order. A form with an address is sent by the browser.
 */
function holdEarlyUse(words: EarlyUseWords): void {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  const page = document.documentElement
  const held = new Set<HTMLElement>()
  const typed = new Map<Field, { value: string; checked: boolean }>()
  const unfolded = new Set<Element>()
  const queue: { element: HTMLElement; isKey: boolean; send: () => void }[] = []
  /** What is pressed at a place. */
  const places = '[role], [tabindex], th, td'
  /** What answers to a press by itself. */
  const byItself = 'a, label, summary, input, textarea, select'
  /** What is no field and has keys. */
  const keyed =
    '[role="slider"], [role="application"], [role="tab"], td[tabindex], th[tabindex], tr[tabindex]'
  let timer = 0
  let since = 0
  let status: HTMLElement | null = null

  interface Fiber {
    return: Fiber | null
    child: Fiber | null
    sibling: Fiber | null
    alternate: Fiber | null
    stateNode: { current: Fiber }
  }
  /**
   * React marks elements while it tries to take a part over, and may put the trial away: what counts is the tree that it has committed.
   * @returns nothing for an element that it does not know
   */
  const isOfReact = (element: Element): boolean | undefined => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'))
    if (!key) return undefined
    const path: Fiber[] = []
    let fiber: Fiber | null = (element as unknown as Record<string, Fiber>)[key]!
    for (; fiber; fiber = fiber.return) path.push(fiber)
    let at: Fiber | null = path.pop()!.stateNode.current
    for (let next = path.pop(); next && at; next = path.pop()) {
      const { alternate }: Fiber = next
      at = at.child
      while (at && at !== next && at !== alternate) at = at.sibling
    }
    return at !== null
  }
  /** Whether a part of the page that React has not taken over is open before the node: comments mark its ends. */
  const isInWaitingPart = (node: Node): boolean => {
    let closed = 0
    for (let before = node.previousSibling; before; before = before.previousSibling) {
      const mark = before.nodeType === 8 ? (before as Comment).data : ''
      if (mark === '/$') closed++
      else if (mark.startsWith('$') && closed-- === 0) return true
    }
    return false
  }
  const isAlive = (element: Element): boolean => {
    if (page.dataset['ready'] !== 'yes') return false
    let child = element
    for (let at: Element | null = element; at; child = at, at = at.parentElement) {
      const isTaken = isOfReact(at)
      if (isTaken !== undefined) return isTaken && (at === element || !isInWaitingPart(child))
    }
    return true
  }

  const say = (): void => {
    const waited = Date.now() - since
    const text = held.size === 0 || waited < 700 ? '' : waited < 15_000 ? words.loading : words.late
    if (text === (status?.dataset['says'] ?? '')) return
    if (!status) {
      status = document.createElement('div')
      status.setAttribute('role', 'status')
      status.className = 'early-use'
      document.body.append(status)
    }
    status.dataset['says'] = text
    status.textContent = text
    if (text !== words.late) return
    const reload = Object.assign(document.createElement('a'), { href: '', textContent: words.reload })
    status.append(' ', reload)
  }
  /** Where the focus came too early to be noticed. */
  const dispatchFocus = (element: Element): void => {
    if (element === document.activeElement)
      element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  }
  /** React ignores a change to the value it saw last, so the field is set to another value first. */
  const dispatchInput = (field: Field, was: { value: string; checked: boolean }): void => {
    const isMark = field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)
    if (field instanceof HTMLSelectElement || field.type === 'file') {
      if (field.type !== 'file') field.value = was.value
      field.dispatchEvent(new Event('change', { bubbles: true }))
      return
    }
    // A list of suggestions opens for a field that is known to have the focus.
    if (!isMark) dispatchFocus(field)
    const name = isMark ? 'checked' : 'value'
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name)!
    const caret = isMark ? null : field.selectionStart
    if (isMark) field.checked = !was.checked
    else field.value = was.value ? '' : '0'
    set!.call(field, was[name])
    if (caret !== null) field.setSelectionRange(caret, caret)
    field.dispatchEvent(new Event(isMark ? 'click' : 'input', { bubbles: true }))
  }
  const look = (): void => {
    let isBusy = false
    for (const [field, was] of typed) {
      if (field.isConnected && !isAlive(field)) continue
      typed.delete(field)
      if (!field.isConnected) continue
      dispatchInput(field, was)
      isBusy = true
    }
    for (const element of unfolded) {
      if (element.isConnected && !isAlive(element)) continue
      unfolded.delete(element)
      element.dispatchEvent(new Event('toggle'))
    }
    // One at a time: each is drawn before the next.
    const index = queue.findIndex(({ element }) => !element.isConnected || isAlive(element))
    if (!isBusy && index >= 0) {
      isBusy = true
      const { element, isKey, send } = queue.splice(index, 1)[0]!
      if (isKey) dispatchFocus(element)
      send()
    }
    // The press comes when the page has drawn what was typed.
    for (const element of isBusy ? [] : held) {
      if (element.isConnected && !isAlive(element)) continue
      held.delete(element)
      element.removeAttribute('aria-busy')
      if (element instanceof HTMLFormElement) element.requestSubmit()
      else element.click()
    }
    say()
    if (held.size + typed.size + unfolded.size + queue.length > 0) return
    clearInterval(timer)
    timer = 0
  }
  const wait = (): void => {
    timer ||= setInterval(look, 50) as unknown as number
  }
  const hold = (event: Event, element: HTMLElement, form: HTMLFormElement | null): void => {
    event.preventDefault()
    event.stopImmediatePropagation()
    if (held.size === 0) since = Date.now()
    // Enter and the button mean the same form: it is sent once.
    for (const other of held)
      if (
        form &&
        (other === form ||
          ((other as HTMLButtonElement).form === form && (other as HTMLButtonElement).type === 'submit'))
      ) {
        held.delete(other)
        other.removeAttribute('aria-busy')
      }
    held.add(element)
    element.setAttribute('aria-busy', 'true')
    wait()
  }

  /** A press on a picture, a line, a cell: its place is counted from the corner of the element, the page may move meanwhile. */
  const pressPlace = ({ target, clientX, clientY }: MouseEvent): void => {
    const element = target as HTMLElement
    if (!element.closest(places) || element.closest(byItself) || isAlive(element)) return
    const { left, top } = element.getBoundingClientRect()
    const [x, y] = [clientX - left, clientY - top]
    const send = (): void => {
      const now = element.getBoundingClientRect()
      const place = { clientX: now.left + x, clientY: now.top + y }
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...place }))
    }
    queue.push({ element, isKey: false, send })
    wait()
  }
  addEventListener(
    'click',
    (event) => {
      const pressed = (event.target as Element).closest<HTMLButtonElement>(
        'button, [role="button"], input[type="submit"]',
      )
      if (!pressed) {
        pressPlace(event as MouseEvent)
        return
      }
      if (isAlive(pressed)) return
      // The window of files opens while somebody presses, not later.
      const files = pressed.nextElementSibling as HTMLInputElement | null
      if (files?.type === 'file') {
        event.stopImmediatePropagation()
        files.click()
        return
      }
      const form = pressed.type === 'submit' ? pressed.form : null
      if (!form?.hasAttribute('action')) hold(event, pressed, form)
    },
    true,
  )
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement
      if (!form.hasAttribute('action') && !isAlive(form)) hold(event, form, form)
    },
    true,
  )
  addEventListener(
    'keydown',
    (event) => {
      const element = event.target as HTMLElement
      const { key, code, shiftKey, ctrlKey, altKey, metaKey } = event
      if (key === 'Tab' || ctrlKey || altKey || metaKey || !element.matches(keyed) || isAlive(element)) return
      event.preventDefault()
      const again = { key, code, shiftKey, bubbles: true, cancelable: true }
      queue.push({
        element,
        isKey: true,
        send: () => element.dispatchEvent(new KeyboardEvent('keydown', again)),
      })
      wait()
    },
    true,
  )
  // A part of a date: React would find a hydration mismatch and render the whole page again.
  addEventListener(
    'beforeinput',
    (event) => {
      const element = event.target as HTMLElement
      if (element.isContentEditable && !isAlive(element)) event.preventDefault()
    },
    true,
  )
  addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || isAlive(target)) return
      unfolded.add(target)
      wait()
    },
    true,
  )
  const keep = ({ target }: Event): void => {
    const field = target as Field
    if (!field.matches('input, textarea, select') || field.closest('[data-typed-early]')) return
    if (!typed.has(field) && isAlive(field)) return
    typed.set(field, { value: field.value, checked: (field as HTMLInputElement).checked })
    wait()
  }
  addEventListener('input', keep, true)
  addEventListener('change', keep, true)
}

/** For the document, before any other code; without indents, since it is a part of every page. */
export const earlyUseScript = (words: EarlyUseWords): string =>
  `(${holdEarlyUse
    .toString()
    .replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
    .replace(/\n\s*/g, '\n')})(${JSON.stringify(words)})`
