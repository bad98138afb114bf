import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { typedEarlyScript } from './typed-early.ts'

interface Field {
  value: string
  closest: (selector: string) => object | null
}
const field = (value: string, isMarked = true): Field => ({
  value,
  closest: (selector) => (isMarked && selector === '[data-typed-early]' ? {} : null),
})

function openDocument() {
  const listeners = new Set<(event: { target: Field }) => void>()
  const window: { takeTypedEarly?: () => string | null } = {}
  runInNewContext(typedEarlyScript, {
    window,
    addEventListener: (_: string, listen: (event: { target: Field }) => void) => listeners.add(listen),
    removeEventListener: (_: string, listen: (event: { target: Field }) => void) => listeners.delete(listen),
  })
  return {
    type: (target: Field) => listeners.forEach((listen) => listen({ target })),
    take: () => window.takeTypedEarly!(),
  }
}

test('the last that was typed in a marked field is handed over once', () => {
  const page = openDocument()
  page.type(field('Виноват'))
  page.type(field('Виноват кот'))
  page.type(field('поиск в шапке', false))
  expect(page.take()).toBe('Виноват кот')
  expect(page.take()).toBeNull()
})

test('once it was asked, fields keep what is typed by themselves', () => {
  const page = openDocument()
  expect(page.take()).toBeNull()
  page.type(field('Виноват кот'))
  expect(page.take()).toBeNull()
})
