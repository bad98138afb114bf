import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { earlyUseScript } from './early-use.ts'

const words = { loading: 'Загружаем…', late: 'Долго', reload: 'Обновить' }

/** An element whose component React has committed, or has only tried to hydrate. */
function fiberIn(tree: 'committed' | 'tried') {
  const root = { return: null, child: null as object | null, stateNode: { current: {} } }
  root.stateNode.current = root
  const fiber = { return: root, sibling: null, alternate: null }
  if (tree === 'committed') root.child = fiber
  return fiber
}

function openDocument(isReady: boolean, tree: 'committed' | 'tried' = 'committed') {
  const listeners: Record<string, (event: object) => void> = {}
  runInNewContext(earlyUseScript(words), {
    document: { documentElement: { dataset: isReady ? { ready: 'yes' } : {} } },
    addEventListener: (name: string, listen: (event: object) => void) => (listeners[name] = listen),
    setInterval: () => 1,
  })
  /** A press of a button. @returns whether it was held back and what the button says of itself */
  return (form: object | null = null, type = form ? 'submit' : 'button') => {
    const said: string[] = []
    const button: Record<string, unknown> = {
      type,
      form,
      setAttribute: (name: string) => said.push(name),
      removeAttribute: () => said.pop(),
    }
    let isHeld = false
    listeners['click']!({
      target: {
        closest: () => (isReady ? Object.assign(button, { __reactFiber$1: fiberIn(tree) }) : button),
      },
      preventDefault: () => (isHeld = true),
      stopImmediatePropagation: () => {},
    })
    return { isHeld, said }
  }
}

test('a button that the server drew is held until its code has come and says that it is busy', () => {
  expect(openDocument(false)()).toEqual({ isHeld: true, said: ['aria-busy'] })
})

test('a button of a page that React has taken over is left alone', () => {
  expect(openDocument(true)()).toEqual({ isHeld: false, said: [] })
})

test('a button that React has marked in a trial that it has put away is held', () => {
  expect(openDocument(true, 'tried')().isHeld).toBe(true)
})

test('a form with an address is sent by the browser', () => {
  const press = openDocument(false)
  expect(press({ hasAttribute: () => true }).isHeld).toBe(false)
  expect(press({ hasAttribute: () => false }).isHeld).toBe(true)
})

test('a form that is sent twice is held once', () => {
  const press = openDocument(false)
  const form = { hasAttribute: () => false }
  const first = press(form)
  expect(press(form).said).toEqual(['aria-busy'])
  expect(first.said).toEqual([])
})

test('a button that sends nothing is pressed again also when its form is sent after it', () => {
  const press = openDocument(false)
  const form = { hasAttribute: () => false }
  const other = press(form, 'button')
  expect(press(form).said).toEqual(['aria-busy'])
  expect(other.said).toEqual(['aria-busy'])
})
