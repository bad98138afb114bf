import { describe, expect, test } from 'vitest'
import { chooseTests, type Repository } from './choose.ts'

const repository: Repository = {
  stories: [
    'apps/server/events.stories.test.ts',
    'modules/learning/courses/server/courses.stories.test.ts',
    'modules/learning/homeworks/server/pupil.stories.test.ts',
    'modules/reach/menu/server/menu.stories.test.ts',
  ],
  journeys: new Map([
    ['e2e/homeworks.journey.ts', 'await openPage(page, `/homeworks/${id}`)'],
    ['e2e/lesson.journey.ts', "await openPage(page, '/courses/1/lessons/2')"],
    ['e2e/menus.journey.ts', "await openPage(page, '/')"],
  ]),
  needs: new Map([
    ['homeworks', ['courses']],
    ['courses', []],
    ['menu', []],
  ]),
  pages: [
    { name: 'homework', path: '/homeworks/:homework_id', modules: ['homeworks'] },
    { name: 'lesson', path: '/courses/:course_id/lessons/:lesson_id', modules: ['courses'] },
    { name: 'index', path: '/', modules: ['menu'] },
  ],
}

describe('the tests of a change', () => {
  test('of a module are its own, those of higher modules and of the whole server', () => {
    expect(chooseTests(['modules/learning/courses/server/rules.ts'], repository).stories).toEqual([
      'apps/server/events.stories.test.ts',
      'modules/learning/courses/server/courses.stories.test.ts',
      'modules/learning/homeworks/server/pupil.stories.test.ts',
    ])
  })

  test('of a screen are journeys to its pages, and the walk over them', () => {
    const { journeys, walk } = chooseTests(['modules/learning/homeworks/web/Homework.tsx'], repository)
    expect(journeys).toEqual(['e2e/homeworks.journey.ts'])
    expect(walk).toEqual(['homework'])
  })

  test('of a screen include no server tests', () => {
    const { stories } = chooseTests(['modules/reach/menu/web/Menu.tsx'], repository)
    expect(stories).toEqual(['modules/reach/menu/server/menu.stories.test.ts'])
  })

  test('of a route module are those of its page', () => {
    expect(chooseTests(['apps/site/app/routes/lms/lesson.tsx'], repository)).toMatchObject({
      journeys: ['e2e/lesson.journey.ts'],
      walk: ['lesson'],
    })
  })

  test('include changed tests', () => {
    const changed = ['e2e/menus.journey.ts', 'apps/server/events.stories.test.ts']
    expect(chooseTests(changed, repository)).toMatchObject({
      stories: ['apps/server/events.stories.test.ts'],
      journeys: ['e2e/menus.journey.ts'],
    })
  })

  test.each(['packages/kernel/src/endpoint.ts', 'e2e/fixtures.ts', 'content/disciplines.yaml'])(
    'of the foundation are all: %s',
    (file) => {
      expect(chooseTests([file], repository).isAll).toBe(true)
    },
  )
})
