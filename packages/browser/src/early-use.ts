/** Sentences for somebody who has pressed something before its code has come. */
export interface EarlyUseWords {
  loading: string
  /** After a long wait. */
  late: string
  reload: string
}

/**
 * Runs in the document before any other code and knows nothing outside of itself. A button or a form that the server has drawn
 * and React has not taken over yet is pressed again when it is: React itself drops such a press unless the code is there
 * already. What was typed or marked meanwhile is told to React as a change. A form with an address is sent by the browser.
 */
function holdEarlyUse(words: EarlyUseWords): void {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  const page = document.documentElement
  const held = new Set<HTMLElement>()
  const typed = new Map<Field, { value: string; checked: boolean }>()
  let timer = 0
  let since = 0
  let status: HTMLElement | null = null

  const isOfReact = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))
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
    for (let at: Element | null = element; at; child = at, at = at.parentElement)
      if (isOfReact(at)) return at === element || !isInWaitingPart(child)
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
  /** React compares with what it has last seen: it is shown another value first. */
  const tell = (field: Field, was: { value: string; checked: boolean }): void => {
    const isMark = field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)
    if (field instanceof HTMLSelectElement || field.type === 'file') {
      if (field.type !== 'file') field.value = was.value
      field.dispatchEvent(new Event('change', { bubbles: true }))
      return
    }
    const name = isMark ? 'checked' : 'value'
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name)!
    const caret = isMark ? null : field.selectionStart
    if (isMark) field.checked = !was.checked
    else field.value = `${was.value} `
    set!.call(field, was[name])
    if (caret !== null) field.setSelectionRange(caret, caret)
    field.dispatchEvent(new Event(isMark ? 'click' : 'input', { bubbles: true }))
  }
  const look = (): void => {
    let isTold = false
    for (const [field, was] of typed) {
      if (field.isConnected && !isAlive(field)) continue
      typed.delete(field)
      if (!field.isConnected) continue
      tell(field, was)
      isTold = true
    }
    // The press comes when the page has drawn what was typed.
    for (const element of isTold ? [] : held) {
      if (element.isConnected && !isAlive(element)) continue
      held.delete(element)
      element.removeAttribute('aria-busy')
      if (element instanceof HTMLFormElement) element.requestSubmit()
      else element.click()
    }
    say()
    if (held.size + typed.size > 0) return
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
      if (form && (other === form || (other as HTMLButtonElement).form === form)) {
        held.delete(other)
        other.removeAttribute('aria-busy')
      }
    held.add(element)
    element.setAttribute('aria-busy', 'true')
    wait()
  }

  addEventListener(
    'click',
    (event) => {
      const pressed = (event.target as Element).closest<HTMLButtonElement>(
        'button, [role="button"], input[type="submit"]',
      )
      if (!pressed || isAlive(pressed)) return
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

/** For the document, before any other code; without indents, since it goes with every page. */
export const earlyUseScript = (words: EarlyUseWords): string =>
  `(${holdEarlyUse
    .toString()
    .replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
    .replace(/\n\s*/g, '\n')})(${JSON.stringify(words)})`
