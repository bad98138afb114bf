import { RouterContextProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { failureCodeOf, handleError } from './failure.ts'
import { type Visitor, visitorContext } from './visitor.ts'

afterEach(() => vi.restoreAllMocks())

function visit() {
  const visitor = { isSignedIn: false } as Visitor
  const context = new RouterContextProvider()
  context.set(visitorContext, visitor)
  return { visitor, details: { request: new Request('http://localhost/catalog?q=1'), context } }
}

test('what the server failed on is logged under the code that the page shows', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { visitor, details } = visit()
  expect(failureCodeOf(visitor)).toBeUndefined()
  handleError(new Error('Failed query: select 1 params: masha@example.org'), details)
  expect(failureCodeOf(visitor)).toMatch(/^S-[0-9A-F]{8}$/)
  const [code, fault] = log.mock.calls[0]!
  expect(code).toBe(failureCodeOf(visitor))
  expect(fault).toMatchObject({ name: 'Error', stack: expect.stringContaining('failure.test.ts') })
  expect(JSON.stringify(fault), 'without what the error says').not.toMatch(/masha|catalog/)
})

test('several failures of one page share its code, another page has another', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const first = visit()
  handleError(new Error('a'), first.details)
  const code = failureCodeOf(first.visitor)
  handleError(new Error('b'), first.details)
  expect(failureCodeOf(first.visitor)).toBe(code)
  const second = visit()
  handleError(new Error('a'), second.details)
  expect(failureCodeOf(second.visitor)).not.toBe(code)
})
