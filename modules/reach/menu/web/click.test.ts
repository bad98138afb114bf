import { describe, expect, test } from 'vitest'
import { clickOf } from './click.ts'

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }
const page = { action: null, target: '_self', isFullReload: false } as const

describe('a click on a menu item', () => {
  test('goes to a page of ours by a history push', () => {
    expect(clickOf(page, plain)).toBe('push')
  })
  test('loads the whole page when the item requires it', () => {
    expect(clickOf({ ...page, isFullReload: true }, plain)).toBe('reload')
  })
  test('opens the feedback widget, however the item is pressed', () => {
    const item = { ...page, action: 'feedback' } as const
    expect(clickOf(item, plain)).toBe('feedback')
    expect(clickOf(item, { ...plain, ctrlKey: true })).toBe('feedback')
  })
  test('signs out', () => {
    expect(clickOf({ ...page, action: 'sign_out' }, plain)).toBe('sign_out')
  })
  test.each([
    ['with Ctrl', { ctrlKey: true }],
    ['with Command', { metaKey: true }],
    ['with Shift', { shiftKey: true }],
    ['with the middle button', { button: 1 }],
  ])('%s stays with the browser', (_how, more) => {
    expect(clickOf(page, { ...plain, ...more })).toBe('browser')
  })
  test('on an item of another tab stays with the browser', () => {
    expect(clickOf({ ...page, target: '_blank', isFullReload: true }, plain)).toBe('browser')
  })
})
