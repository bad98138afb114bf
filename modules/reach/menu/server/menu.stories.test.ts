/** @module-tag embedded */
import { openTestSchool, type TestSchool } from '@school/server/testing'
import { beforeEach, expect, test } from 'vitest'

let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
})

interface Line {
  url: string
  children?: Line[]
}
const idsOf = (links: { id: string }[]): string[] => links.map(({ id }) => id)

test('a guest gets the base menus in names of the wire, without menus of a person', async () => {
  const { status, body } = await school.guest().get('/api/menu/items')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    kind: 'base',
    context: 'portal',
    home_url: '/',
    top_menu: [],
    profile_menu: [],
  })
  const [courses] = body.items.flatMap((item: { children: { id: string }[] }) =>
    item.children.filter(({ id }) => id === 'courses'),
  )
  expect(courses).toMatchObject({
    page_id: 'lms.catalogCourses',
    url: '/catalog/courses',
    target: '_self',
    is_full_reload: false,
  })
})

test('a pupil, a child, a parent and a teacher get menus of their own', async () => {
  const menusOf = async (name: string, user: object) =>
    (await (await school.person(name, user)).get('/api/menu/items')).body
  expect((await menusOf('Маша', {})).kind).toBe('base')
  const vanya = await menusOf('Ваня', { gradeIndex: 2, isElementaryPupil: true })
  expect(vanya.kind).toBe('elementary')
  expect(idsOf(vanya.one_click_menu)).toContain('courses')
  expect((await menusOf('Василиса', { gradeIndex: null, isParent: true })).kind).toBe('base')
  const teacher = await menusOf('Архип', { gradeIndex: null, type: 'agent' })
  expect(teacher.kind).toBe('agent')
  expect(idsOf(teacher.profile_menu)).toContain('signOut')
})

test('another site requests its context and gets absolute addresses; an unknown context is refused', async () => {
  const { body } = await school.guest().get('/api/menu/items?context=media')
  expect(body.context).toBe('media')
  expect(body.catalog_links[0].url).toMatch(/^https?:\/\//)
  expect((await school.guest().get('/api/menu/items?context=moon')).status).toBe(422)
})

test('without settings no menu leads outside', async () => {
  const { body } = await school.guest().get('/api/menu/items')
  const lines: Line[] = [...body.items, ...body.catalog_links, ...body.footer_links]
  const urls = lines.flatMap(({ url, children = [] }) => [url, ...children.map((child) => child.url)])
  expect(urls.filter((url) => url.startsWith('http'))).toEqual([])
})
