import { courseKind } from '@school/courses/contract'
import type { GrantSeed } from '@school/grants/server'
import { dayMs, eveningsOf, type Habit } from './calendar.ts'
import { Chance } from './chance.ts'
import type { StudiedCourse } from './curriculum.ts'
import type { Fate } from './fate.ts'
import type { Pupil } from './habits.ts'
import type { Study } from './studying.ts'

const timezone = 'Europe/Moscow'

/** Something of everything: two of nine tasks are hinted or given up, one is left for later. */
const mixed: readonly Fate[] = [
  'solved',
  'mended',
  'solved',
  'hinted',
  'solved',
  'failed',
  'solved',
  'solved',
  'abandoned',
]

type Plan = Pick<Study, 'share' | 'idleDays' | 'tasksAtOnce' | 'isThorough' | 'fates'> & {
  course: string
  enrolledDaysAgo: number
  ability: number
}

interface Hero {
  habit: Habit
  plans: Plan[]
}

/** Most days of the last four weeks, and every one of the very last, whatever day it is. */
function eagernessOfMasha(daysAgo: number): number {
  if (daysAgo <= 3) return 3
  return daysAgo <= 28 ? 1.25 : 0.45
}

/** How the demo accounts study, by the local part of the address. Accounts without an entry have not begun. */
const heroes: Record<string, Hero> = {
  pupil: {
    habit: { timezone, days: 65, eagerness: eagernessOfMasha },
    plans: [
      {
        course: 'spelling-detective',
        enrolledDaysAgo: 64,
        ability: 1.2,
        share: 1,
        idleDays: 4,
        tasksAtOnce: 1.5,
        isThorough: true,
      },
      {
        course: 'linear-equations',
        enrolledDaysAgo: 27,
        ability: 0.6,
        share: 0.6,
        idleDays: 0,
        tasksAtOnce: 1,
        fates: mixed,
      },
      {
        course: 'motion-and-forces',
        enrolledDaysAgo: 14,
        ability: 0.2,
        share: 0.5,
        idleDays: 0,
        tasksAtOnce: 1,
      },
    ],
  },
  elementary: {
    habit: { timezone, days: 40, eagerness: () => 0.7 },
    plans: [
      {
        course: 'why-club',
        enrolledDaysAgo: 39,
        ability: 1,
        share: 0.5,
        idleDays: 0,
        tasksAtOnce: 1.5,
        isThorough: true,
      },
    ],
  },
  graduate: {
    habit: { timezone, days: 69, eagerness: () => 0.6 },
    plans: [
      {
        course: 'motion-and-forces',
        enrolledDaysAgo: 68,
        ability: 1.5,
        share: 1,
        idleDays: 14,
        tasksAtOnce: 2,
        isThorough: true,
      },
    ],
  },
}

/** The demo accounts that study. @throws when the content has lost a course of theirs */
export function studyingHeroes(
  accounts: ReadonlyMap<string, number>,
  courses: readonly StudiedCourse[],
  now: Date,
): Pupil[] {
  const find = (key: string): StudiedCourse => {
    const course = courses.find((other) => other.key === key)
    if (!course) throw new Error(`the demo accounts study ${key}, and there is no such course`)
    return course
  }
  return Object.entries(heroes).map(([name, { habit, plans }]) => ({
    name,
    evenings: eveningsOf(habit, now, new Chance('evenings', name)),
    studies: plans.map(({ course, enrolledDaysAgo, ...plan }) => ({
      ...plan,
      userId: accounts.get(name)!,
      course: find(course),
      enrolledAt: new Date(now.getTime() - enrolledDaysAgo * dayMs),
      givenBy: null,
    })),
  }))
}

/** A course that the graduate was let into for a week, and has not gone on with. */
export function trialsOf(
  accounts: ReadonlyMap<string, number>,
  courses: readonly StudiedCourse[],
  now: Date,
): GrantSeed[] {
  const course = courses.find(({ key }) => key === 'algorithms-robot')
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  return course
    ? [
        {
          userId: accounts.get('graduate')!,
          resourceKind: courseKind,
          resourceId: course.id,
          source: 'trial',
          cause: 'hand:1',
          startsAt: daysAgo(19),
          endsAt: daysAgo(12),
          givenAt: daysAgo(19),
          givenBy: accounts.get('methodist')!,
        },
      ]
    : []
}
