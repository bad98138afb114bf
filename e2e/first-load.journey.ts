import { firstLoadBytes, firstLoadPromise } from '../tools/first-load.ts'
import { expect, test } from './fixtures.ts'

const ofGuest = [
  '/',
  '/about',
  '/catalog/courses',
  '/catalog/olympiads',
  '/catalog/trainings',
  '/courses/1/landing',
  '/search?query=дроби',
  '/user/login',
  '/user/registration',
]
const inApp = [
  '/dashboard/daily-plan',
  '/dashboard',
  '/dashboard/progress',
  '/courses/1',
  '/courses/1/lessons/1',
]

async function kilobytesOf(get: (path: string) => Promise<string>, paths: readonly string[]) {
  const loads = paths.map(async (path) => [path, firstLoadBytes(await get(path)) / 1000] as const)
  return Promise.all(loads)
}

const above = (loads: readonly (readonly [string, number])[], most: number) =>
  loads
    .filter(([, kilobytes]) => kilobytes > most)
    .map(([path, kilobytes]) => `${path}: ${kilobytes.toFixed(1)} kB`)

test('scripts of a guest’s first page are within the limit', async ({ request }) => {
  const get = async (path: string) => (await request.get(path)).text()
  expect(above(await kilobytesOf(get, ofGuest), firstLoadPromise.ofGuest)).toEqual([])
})

test('scripts of a page of the app are within the limit', async ({ page, visitor }) => {
  await visitor.signIn('pupil')
  const get = async (path: string) => (await page.request.get(path)).text()
  expect(above(await kilobytesOf(get, inApp), firstLoadPromise.inApp)).toEqual([])
})

test('only a failed page loads the texts of failures before hydration', async ({ request }) => {
  const isFailed = async (path: string) =>
    (await (await request.get(path)).text()).includes('data-failed="yes"')
  expect(await isFailed('/catalog/courses')).toBe(false)
  expect(await isFailed('/courses/999999/landing')).toBe(true)
})
