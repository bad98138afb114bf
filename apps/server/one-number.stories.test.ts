import { openDemoSchool, type Person, type Reply, type TestSchool } from '@school/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

// A number that several pages show is defined once. Each demo person reads all endpoints that name it, and the replies are compared.

/** A reply as it went over the wire. */
type Body = Reply['body']

let school: TestSchool
const people = new Map<string, Person>()
/** Demo people who learn. */
const pupils = ['pupil', 'graduate', 'elementary', 'newcomer'] as const

const read = async (person: Person, url: string): Promise<Body> => {
  const { status, body, text } = await person.get(url)
  expect(status, `${url}: ${text.slice(0, 200)}`).toBe(200)
  return body
}

/** All pages of a list. */
async function readAll(person: Person, url: string): Promise<Body[]> {
  const rows: Body[] = []
  for (let page = 1; ; page++) {
    const { status, body, headers } = await person.get(
      `${url}${url.includes('?') ? '&' : '?'}page=${page}&limit=100`,
    )
    expect(status, url).toBe(200)
    rows.push(...body)
    if (page >= Number(headers['x-total-pages'] ?? 1)) return rows
  }
}

const sum = (rows: readonly Body[], of: (row: Body) => number): number =>
  rows.reduce((all, row) => all + of(row), 0)

beforeAll(async () => {
  school = await openDemoSchool()
  const rows = await school.rows<{ id: number; email: string }>(
    `select id, email from users where email like '%@smekalka.example'`,
  )
  for (const { id, email } of rows) people.set(email.split('@')[0]!, await school.signedIn(id))
}, 120_000)
afterAll(() => school[Symbol.asyncDispose]())

describe.each(pupils)('the numbers of %s', (name) => {
  let me: Person
  beforeAll(() => {
    me = people.get(name)!
  })

  test('a row of days is as long on the dashboard, for its gifts and for its achievements', async () => {
    const streak = await read(me, '/api/user/streak')
    const { achievements } = await read(me, `/api/users/${me.id}/achievements`)
    for (const { of, done, is_reached } of achievements.filter(
      ({ family }: Body) => family === 'streak',
    ) as Body[])
      expect({ of, done, is_reached }).toEqual({
        of,
        done: Math.min(of, streak.best),
        is_reached: streak.best >= of,
      })
    for (const days of [3, 7, 14, 30]) {
      const gift = await read(me, `/api/streaks/gifts/${days}`)
      expect(gift.state === 'ahead', `a gift for ${days} days`).toBe(streak.best < days)
    }
    expect(streak.thirty.filter(({ state }: Body) => state === 'done')).toHaveLength(streak.days_of_thirty)
  })

  test('tasks, experience and days are the same in the cabinet, in the results and on the profile', async () => {
    const [programs, progress, level, profile] = await Promise.all([
      read(me, '/api/user/programs'),
      read(me, '/api/user/progress'),
      read(me, '/api/user/level'),
      read(me, `/api/users/${me.id}/achievements`),
    ])
    expect(programs.week).toEqual(progress.activity.slice(-7))
    expect(programs.level).toEqual(level)
    expect(progress.level).toEqual(level)
    expect(progress.totals.xp).toBe(level.total_xp)
    expect(profile.solved_tasks).toBe(progress.totals.solved)
  })

  test('a course is done by the same per cent on its card, in the table and on its own page', async () => {
    const { programs } = await read(me, '/api/user/programs')
    const { courses } = await read(me, '/api/user/progress')
    for (const { id, percent, progress } of programs) {
      expect(courses.find((one: Body) => one.id === id)).toMatchObject({ percent, progress })
      expect((await read(me, `/api/user/progress/courses/${id}`)).totals).toMatchObject({ percent, progress })
    }
  })

  test('a tab counts what is listed on it', async () => {
    const { counts, webinars } = await read(me, '/api/user/homeworks/summary')
    for (const tab of ['now', 'checking', 'returned', 'done']) {
      const listed = await readAll(me, `/api/user/homeworks?q[tab_eq]=${tab}`)
      expect(listed.length + (tab === 'now' ? webinars.length : 0), tab).toBe(counts[tab])
    }
    const goals = await read(me, '/api/user/objectives')
    expect(goals.objectives).toHaveLength(goals.counts.active)
    expect(goals.active).toBeLessThanOrEqual(5)
  })

  test('an average of marks is that of the marks and weights that are shown', async () => {
    const { disciplines } = await read(me, '/api/user/journal')
    for (const { average, marks } of disciplines) {
      const points = marks.filter(({ mark }: Body) => Number(mark) > 0)
      const weights = sum(points, ({ weight }) => weight)
      const expected = sum(points, ({ mark, weight }) => Number(mark) * weight) / weights
      if (points.length > 0) expect(average).toBeCloseTo(expected, 2)
      else expect(average).toBeNull()
    }
  })

  test('an exam has one best result and one forecast', async () => {
    const rehearsals = (await readAll(me, '/api/exam_rehearsals')).filter(
      ({ reached }) => reached.attempts > 0,
    )
    const { exam_courses } = await read(me, `/api/wk/users/${me.id}/progress`)
    expect(sum(exam_courses, ({ attempts }) => attempts)).toBe(
      sum(rehearsals, ({ reached }) => reached.attempts),
    )
    for (const { id, exam, discipline, reached } of rehearsals) {
      expect((await read(me, `/api/exam_rehearsals/${id}`)).reached).toEqual(reached)
      const results = await read(me, `/api/exam_rehearsals/${id}/results`)
      const course = exam_courses.find(({ key }: Body) => key === `${exam}-${discipline.key}`)
      expect(results.forecast).toEqual(course.forecast)
      expect(await read(me, `/api/wk/users/${me.id}/progress/exam-courses/${course.key}`)).toMatchObject({
        course: { forecast: course.forecast, best: course.best, last: course.last },
      })
      const ofRehearsal = rehearsals.filter(
        (one) => one.exam === exam && one.discipline.key === discipline.key && one.reached.best,
      )
      const best =
        ofRehearsal.length > 0 ? Math.max(...ofRehearsal.map((one) => one.reached.best.value)) : undefined
      expect(course.best?.value).toBe(best)
    }
  })
})

const isOfTeacher = ({ source }: Body): boolean => source === 'teacher' || source === 'webinar'

test('a parent reads the numbers of the child', async () => {
  const parent = people.get('parent')!
  const { children } = await read(parent, '/api/family')
  expect(children.length).toBeGreaterThan(0)
  for (const { id } of children) {
    const child = await school.signedIn(id)
    const report = await read(parent, `/api/family/children/${id}/report`)
    const { activity, level } = await read(child, '/api/user/progress')
    const known = new Map<string, Body>(activity.map((one: Body) => [one.day, one]))
    const days = report.days.filter(({ day }: Body) => known.has(day))
    expect(days.length).toBeGreaterThan(0)
    for (const { day, solved, answers } of days)
      expect({ solved, answers }).toEqual({ solved: known.get(day).solved, answers: known.get(day).answers })
    expect(report.now.level).toBe(level.level)
    const homeworks = await readAll(child, '/api/user/homeworks')
    expect(report.now.alerts.length + report.now.more_alerts).toBe(
      homeworks.filter(({ is_overdue }) => is_overdue).length,
    )
    expect(await readAll(parent, `/api/user/homeworks?child_id=${id}`)).toEqual(homeworks)
    expect(await read(parent, `/api/user/streak?child_id=${id}`)).toEqual(
      await read(child, '/api/user/streak'),
    )
  }
})

test('a teacher reads the numbers of the pupils', async () => {
  const teacher = people.get('teacher')!
  const { classes } = await read(teacher, '/api/school_classes')
  let overdueMet = 0
  for (const card of classes) {
    const page = await read(teacher, `/api/school_classes/${card.id}`)
    expect(page.pupils).toHaveLength(card.pupils)
    expect(page).toMatchObject({
      joined: card.joined,
      active_in_week: card.active_in_week,
      average_percent: card.average_percent,
    })
    const met = page.pupils.filter(({ overdue }: Body) => overdue > 0).slice(0, 3)
    const quiet = page.pupils.filter(({ overdue }: Body) => overdue === 0).slice(0, 1)
    for (const { user_id, overdue, needs } of [...met, ...quiet]) {
      const homeworks = await readAll(await school.signedIn(user_id), '/api/user/homeworks')
      const own = homeworks.filter((one) => one.is_overdue && isOfTeacher(one)).length
      expect(own, `overdue of ${user_id}`).toBe(overdue)
      expect(needs.find(({ kind }: Body) => kind === 'overdue')?.amount ?? 0).toBe(overdue)
      overdueMet += own
    }
  }
  expect(overdueMet).toBeGreaterThan(0)
})

test('a pupil has the marks that are in the journal of the class', async () => {
  const teacher = people.get('teacher')!
  const pupil = people.get('pupil')!
  const own = await read(pupil, '/api/user/journal')
  const { classes } = await read(teacher, '/api/school_classes')
  let compared = 0
  for (const { id } of classes) {
    const { cells } = await read(
      teacher,
      `/api/school_classes/${id}/journal?discipline=all&period=${own.period}`,
    )
    for (const { column_id, mark, homework_mark } of cells.filter(
      ({ user_id }: Body) => user_id === pupil.id,
    ) as Body[]) {
      const marks = own.disciplines.flatMap((one: Body) => one.marks)
      expect(marks.find((one: Body) => one.column_id === column_id)?.mark ?? null).toBe(mark ?? homework_mark)
      compared++
    }
  }
  expect(compared).toBeGreaterThan(0)
})
