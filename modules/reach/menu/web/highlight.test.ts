import { describe, expect, test } from 'vitest'
import { currentIdOf, isHighlighted, isMarked } from './highlight.ts'
import { nextLine } from './keys.ts'

const at = (url: string, urlPatterns: string[] = []) => ({ url, urlPatterns })

describe('an item is highlighted', () => {
  test.each([
    ['at its own address', at('/wiki'), '/wiki', true],
    ['below its address', at('/wiki'), '/wiki/math/drobi', true],
    ['not at an address that only begins with the same letters', at('/wiki'), '/wikipedia', false],
    ['at an extra pattern', at('/catalog/courses', ['/courses/']), '/courses/7', true],
    ['not at the pattern itself when it means what is below', at('/a', ['/courses/']), '/courses', false],
    ['the main page, only there', at('/'), '/catalog', false],
    ['the main page at itself', at('/'), '/', true],
    ['without regard to its query', at('/search?q=дроби'), '/search', true],
    ['never without an address', at(''), '/', false],
    ['never by an address outside', at('https://jobs.example/'), '/', false],
  ])('%s', (_when, item, pathname, isIt) => {
    expect(isHighlighted(item, pathname)).toBe(isIt)
  })

  test('of several the nearest is the current one', () => {
    const menu = [
      { id: 'lessons', ...at('/elementary/dashboard') },
      { id: 'plan', ...at('/elementary/dashboard/daily-plan') },
    ]
    expect(currentIdOf(menu, '/elementary/dashboard/daily-plan')).toBe('plan')
    expect(currentIdOf(menu, '/elementary/dashboard/archive')).toBe('lessons')
    expect(currentIdOf(menu, '/wiki')).toBeNull()
  })
})

describe('a marker', () => {
  const calm = { cartItemsCount: 0, hasUnseenRoomFeatures: false, bonusesPageVisited: true }
  test('is at the cart when there is something in it', () => {
    expect(isMarked({ marker: 'cart' }, { ...calm, cartItemsCount: 2 }, '/')).toBe(true)
    expect(isMarked({ marker: 'cart' }, calm, '/')).toBe(false)
  })
  test('is at the room with unseen features, and not on the page of the room', () => {
    const user = { ...calm, hasUnseenRoomFeatures: true }
    expect(isMarked({ marker: 'room' }, user, '/elementary/dashboard')).toBe(true)
    expect(isMarked({ marker: 'room' }, user, '/elementary/room')).toBe(false)
    expect(isMarked({ marker: 'room' }, calm, '/elementary/dashboard')).toBe(false)
  })
  test('is at the bonuses until their page was visited', () => {
    expect(isMarked({ marker: 'bonuses' }, { ...calm, bonusesPageVisited: false }, '/')).toBe(true)
    expect(isMarked({ marker: 'bonuses' }, calm, '/')).toBe(false)
  })
  test('is at the notifications while some are unread', () => {
    expect(isMarked({ marker: 'notifications' }, { ...calm, unreadNotifications: 2 }, '/')).toBe(true)
    expect(isMarked({ marker: 'notifications' }, { ...calm, unreadNotifications: 0 }, '/')).toBe(false)
    expect(isMarked({ marker: 'notifications' }, calm, '/')).toBe(false)
  })
  test('is nowhere else', () => {
    expect(isMarked({ marker: null }, { ...calm, cartItemsCount: 5 }, '/')).toBe(false)
  })
})

describe('keys in a menu', () => {
  test.each([
    ['ArrowDown', 0, 1],
    ['ArrowRight', 0, 1],
    ['ArrowUp', 1, 0],
    ['ArrowLeft', 0, 2],
    ['ArrowDown', 2, 0],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['ArrowDown', -1, 0],
    ['ArrowUp', -1, 2],
    ['a', 0, null],
  ])('%s from line %i of three leads to %s', (key, from, to) => {
    expect(nextLine(key, from, 3)).toBe(to)
  })
  test('an empty menu has nowhere to go', () => {
    expect(nextLine('End', -1, 0)).toBeNull()
  })
})
