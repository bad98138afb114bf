import { fromWire } from '@school/kernel/contract'
import { HttpVisit, type InsideReads, Visitors } from '@school/kernel/server'
import type { FastifyRequest } from 'fastify'
import { beforeEach, expect, test } from 'vitest'
import { openTestSchool, type Person, type TestSchool } from './testing/index.ts'

let school: TestSchool
let masha: Person
beforeEach(async () => {
  school = await openTestSchool()
  masha = await school.person('Маша Миронова')
})

/** The reads available to a page that is rendered for this person. */
function readsOf(person: Person): InsideReads {
  const headers = { cookie: person.cookie }
  const request = { id: crypto.randomUUID(), headers, ip: '127.0.0.1' } as FastifyRequest
  return school.app.inside.readsOf(new HttpVisit(request, new Visitors(['секрет'], false)), request)
}

test.each([
  '/api/user/me',
  '/api/menu/items',
  '/api/catalog/courses?limit=2&page=2',
  '/api/trainings?q[grade_eq]=7',
])('a page reads from %s what HTTP returns', async (url) => {
  const read = await readsOf(masha)(url)
  const outside = await masha.get(url)
  expect(JSON.parse(JSON.stringify(read?.reply))).toEqual(fromWire(outside.body))
  for (const name of ['link', 'x-page', 'x-total', 'x-total-pages'])
    expect(read?.headers[name]).toEqual(outside.headers[name])
})

test('a page is refused what HTTP refuses', async () => {
  await expect(readsOf(school.guest())('/api/user/me')).rejects.toMatchObject({ status: 401 })
  await expect(readsOf(masha)('/api/courses/999999')).rejects.toMatchObject({ status: 404 })
  await expect(readsOf(masha)('/api/catalog/courses?page=nought')).rejects.toThrow('invalid input')
})

test('an address without an endpoint is left to HTTP', async () => {
  expect(await readsOf(masha)('/api/nothing')).toBeNull()
})

test('two people with concurrent pages get each their own data', async () => {
  const petya = await school.person('Петя Гринёв')
  const [ofMasha, ofPetya] = await Promise.all([
    readsOf(masha)('/api/user/me'),
    readsOf(petya)('/api/user/me'),
  ])
  expect(ofMasha?.reply).toMatchObject({ firstName: 'Маша' })
  expect(ofPetya?.reply).toMatchObject({ firstName: 'Петя' })
})
