import { link, portal, setPlaces, site } from '@school/routes'
import { afterEach, expect, test } from 'vitest'
import { addressHere } from './place.ts'

const onPortal = () =>
  setPlaces((page) => {
    if (page === site.user.calendar) return { page: portal.personal.calendar, origin: '' }
    return page === site.user.family ? { page, origin: 'https://smekalka.example' } : { page, origin: '' }
  })

afterEach(() => setPlaces((page) => ({ page, origin: '' })))

test('on the site it is what was said', () => {
  expect(addressHere('/homeworks/5')).toBe('/homeworks/5')
  expect(addressHere('/somewhere/else?x=1')).toBe('/somewhere/else?x=1')
})

test('the place within the page and the query stay', () => {
  onPortal()
  expect(addressHere('/school_classes/7/courses#messages')).toBe('/school_classes/7/courses#messages')
})

test('what the portal has elsewhere is at its address there', () => {
  onPortal()
  expect(addressHere('/dashboard/calendar')).toBe(link(portal.personal.calendar))
})

test('what the portal does not have opens on the site', () => {
  onPortal()
  expect(addressHere('/dashboard/family')).toBe('https://smekalka.example/dashboard/family')
})
