/** @module-tag embedded */
import { type Database, inTransaction } from '@school/db'
import { openCopy } from '@school/db/testing'
import { portalRoleOf } from '@school/organizations/server'
import { isCheckedByPerson, type Response } from '@school/tasks/contract'
import { check, plainVariant, type Recipe, type Rubric } from '@school/tasks/server'
import { afterAnswer, afterGiveUp, afterHint, untouched, variantNumber } from '@school/work-rules/server'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { seedDemoSchool } from './demo-school.ts'

/** In the middle of an evening: many have just begun and none may have finished yet. */
const now = new Date('2026-11-20T15:30:00Z')
let database: Database
const seed = () => inTransaction(database.pool, (unit) => seedDemoSchool(unit, now))

async function rows<R extends object>(text: string, values: unknown[] = []): Promise<R[]> {
  const { rows: found } = await database.pool.query<R & Record<string, unknown>>(text, values)
  return found
}

/** How many rows break a rule. */
const countOf = async (from: string): Promise<number> =>
  (await rows<{ count: number }>(`select count(*)::int as count from ${from}`))[0]!.count

beforeAll(async () => {
  database = await openCopy(inject('template'), 'whole_demo')
  await seed()
})
afterAll(() => database.close())

describe('people of the demo school', () => {
  test('six schools under three municipalities of two regions of one project, and own classes of one teacher', async () => {
    const kinds = await rows<{ kind: string; count: number }>(
      `select o.kind, count(*)::int as count, count(distinct o.parent_id)::int as parents
       from organizations o group by o.kind order by count, o.kind`,
    )
    expect(kinds).toEqual([
      { kind: 'own', count: 1, parents: 0 },
      { kind: 'project_federation', count: 1, parents: 0 },
      { kind: 'region', count: 2, parents: 1 },
      { kind: 'municipal', count: 3, parents: 2 },
      { kind: 'school', count: 6, parents: 3 },
    ])
  })

  test('some 600 pupils in 25 school classes and an own class of this year and four of the last, each in the class of their grade; this year each has a teacher', async () => {
    const classes = await rows<{ year: number; pupils: number; teachers: number; strangers: number }>(
      `select c.school_year as year, count(*) filter (where m.role = 'pupil')::int as pupils, count(*) filter (where m.role = 'teacher')::int as teachers,
         count(*) filter (where m.role = 'pupil' and u.grade_index <> c.grade_index)::int as strangers
       from school_classes c join class_members m on m.school_class_id = c.id join users u on u.id = m.user_id group by c.id`,
    )
    const thisYear = Math.max(...classes.map(({ year }) => year))
    expect(classes.filter(({ year }) => year === thisYear)).toHaveLength(26)
    expect(classes.filter(({ year }) => year === thisYear - 1)).toHaveLength(4)
    // The school alone takes them on: an eleventh grade that leaves, a ninth that may, one of the fourth.
    const withoutTeacher = classes.filter(({ teachers }) => teachers === 0)
    expect(withoutTeacher.map(({ year }) => year)).toEqual([thisYear - 1, thisYear - 1, thisYear - 1])
    expect(classes.filter(({ strangers }) => strangers > 0)).toEqual([])
    const pupils = classes.reduce((sum, c) => sum + c.pupils, 0)
    expect(pupils).toBeGreaterThan(570)
    expect(pupils).toBeLessThan(660)
    expect(
      await countOf(
        `(select user_id from class_members where role = 'pupil' group by user_id having count(*) > 1) x`,
      ),
    ).toBe(0)
  })

  test('forty listed teachers work in schools, and a class is taught by teachers of its school or by its owner', async () => {
    expect(
      await countOf(
        `users where type = 'agent' and email is null and password_hash is null and portal_role = 'teacher'`,
      ),
    ).toBe(40)
    expect(
      await countOf(
        `class_members m join school_classes c on c.id = m.school_class_id join organizations o on o.id = c.organization_id
         where m.role = 'teacher' and o.owner_id is distinct from m.user_id and not exists
          (select 1 from memberships s where s.user_id = m.user_id and s.organization_id = c.organization_id)`,
      ),
    ).toBe(0)
  })

  test('a portal role is that of the only active membership', async () => {
    const active = await rows<{ portalRole: string; role: 'admin'; kind: 'school' }>(
      `select u.portal_role as "portalRole", m.role, o.kind from users u
       left join memberships m on m.user_id = u.id and m.is_active left join organizations o on o.id = m.organization_id
       where u.portal_role is not null or m.id is not null`,
    )
    expect(active).toHaveLength(await countOf('users where portal_role is not null'))
    expect(active.filter(({ portalRole, role, kind }) => portalRole !== portalRoleOf(role, kind))).toEqual([])
  })

  test('one of the demo accounts teaches in one school and administers another', async () => {
    const roles = await rows(
      `select m.role, m.is_active as "isActive" from memberships m join users u on u.id = m.user_id
       where u.email = 'two-roles@smekalka.example' order by m.id`,
    )
    expect(roles).toEqual([
      { role: 'teacher', isActive: true },
      { role: 'admin', isActive: false },
    ])
  })

  test('only a pupil with two accounts and two namesakes share a name, and everyone has one that agrees', async () => {
    const pairs = await countOf(`(select 1 from users group by last_name, first_name having count(*) > 1) x`)
    expect(pairs).toBe(2)
    expect(
      await countOf(
        `users where email is null and (middle_name ~ 'вна$|чна$' and last_name ~ '(ов|ев|ёв|ин|ский)$'
          or middle_name ~ 'ич$' and last_name ~ '(ова|ева|ёва|ина|ская)$')`,
      ),
    ).toBe(0)
  })
})

describe('progress of the demo school', () => {
  test('every verdict is what the key says about the answer, but for the one that was put right', async () => {
    const given = await rows<{
      rubric: Rubric
      recipe: Recipe | null
      taskId: number
      userId: number
      response: Response
      verdict: object
      count: number
    }>(
      `select t.rubric, t.recipe, t.id as "taskId", case when t.recipe is not null then own.user_id end as "userId",
         a.response, a.verdict, count(*)::int as count
       from answers a join tasks t on t.id = a.task_id join attempts own on own.id = a.attempt_id
       where not exists (select from regradings r where r.task_id = t.id and r.state = 'held')
       group by t.id, 4, a.response, a.verdict`,
    )
    const keyOf = ({ rubric, recipe, userId, taskId }: (typeof given)[number]) =>
      recipe ? plainVariant(recipe, variantNumber(userId, taskId, 1, 0)).task!.rubric : rubric
    expect(given.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(8000)
    const byPerson = given.filter(({ rubric }) => isCheckedByPerson(rubric.kind))
    expect(new Set(byPerson.map(({ rubric, response }) => check(rubric, response)))).toEqual(
      new Set(['by_person']),
    )
    const wrong = given.filter(
      (row) =>
        !byPerson.includes(row) &&
        JSON.stringify(sorted(check(keyOf(row), row.response))) !== JSON.stringify(sorted(row.verdict)),
    )
    expect(wrong).toEqual([])
  })

  test('every state has as many answers as tries, numbered from one', async () => {
    expect(
      await countOf(
        `task_states s left join lateral (select count(*) as n, max(try_number) as last from answers a
            where a.attempt_id = s.attempt_id and a.task_id = s.task_id) a on true
          where s.tries <> a.n or s.tries <> coalesce(a.last, 0)`,
      ),
    ).toBe(0)
    expect(
      await countOf(
        `answers a where not exists (select 1 from task_states s where s.attempt_id = a.attempt_id and s.task_id = a.task_id)`,
      ),
    ).toBe(0)
  })

  test('every state is where the rules of practice without limit lead, with hints before some try', async () => {
    const states = await rows<State>(
      `select s.status, s.tries, s.share::float8 as share, s.hints_opened as "hintsOpened", s.gave_up as "gaveUp", s.xp,
         t.available_xp as "availableXp", jsonb_array_length(t.hints) as "hintsTotal",
         coalesce(array_agg(a.verdict order by a.try_number) filter (where a.attempt_id is not null), '{}') as verdicts
       from task_states s join tasks t on t.id = s.task_id
       join attempts own on own.id = s.attempt_id
       join works w on w.id = own.work_id and coalesce(w.rules ->> 'mode', 'practice') = 'practice'
         and w.rules ->> 'tries' is null
       left join answers a on a.attempt_id = s.attempt_id and a.task_id = s.task_id
       group by s.attempt_id, s.task_id, t.id`,
    )
    expect(states.filter((state) => !isReachable(state))).toEqual([])
  })

  test('the ledger pays exactly what the states say', async () => {
    expect(
      await countOf(
        `(select a.user_id, sum(s.xp) as xp from task_states s join attempts a on a.id = s.attempt_id group by a.user_id) s
         full join (select user_id, sum(amount) as xp from reward_transactions where currency = 'xp' group by user_id) l using (user_id)
         where coalesce(s.xp, 0) <> coalesce(l.xp, 0)`,
      ),
    ).toBe(0)
    expect(
      await countOf(
        `reward_transactions r where r.source_type <> 'task' or r.amount <= 0 or r.reason not in ('task_solved', 'task_partially')
          or not exists (select 1 from answers a join attempts t on t.id = a.attempt_id
            where t.user_id = r.user_id and a.task_id = r.source_id and a.answered_at = r.created_at)`,
      ),
    ).toBe(0)
  })

  test('lessons are not opened or answered before the enrolment or in the future', async () => {
    const instants = `select a.user_id, l.course_id, s.updated_at as at from task_states s join attempts a on a.id = s.attempt_id
        join lessons l on l.work_id = a.work_id
      union all select a.user_id, l.course_id, n.answered_at from answers n join attempts a on a.id = n.attempt_id join lessons l on l.work_id = a.work_id
      union all select v.user_id, l.course_id, v.first_opened_at from lesson_views v join lessons l on l.id = v.lesson_id
      union all select v.user_id, l.course_id, v.last_opened_at from lesson_views v join lessons l on l.id = v.lesson_id`
    const astray = await rows(
      `select i.* from (${instants}) i left join access_grants e on e.user_id = i.user_id and e.resource_kind = 'course' and e.resource_id = i.course_id
       where e.id is null or i.at < e.starts_at or i.at > $1`,
      [now],
    )
    expect(astray).toEqual([])
    expect(
      await countOf(`access_grants e join users u on u.id = e.user_id where e.starts_at < u.created_at`),
    ).toBe(0)
  })

  test('an answer is given in an opened lesson, and a video is not watched longer than it lasts', async () => {
    expect(
      await countOf(
        `attempts a join lessons l on l.work_id = a.work_id left join lesson_views v on v.user_id = a.user_id and v.lesson_id = l.id
         where v.user_id is null or v.first_opened_at > a.started_at`,
      ),
    ).toBe(0)
    expect(
      await countOf(
        `lesson_views v join lessons l on l.id = v.lesson_id left join videos f on f.id = l.video_id
         where v.watched_seconds > coalesce(f.duration_seconds, 0) or v.video_position > coalesce(f.duration_seconds, 0)`,
      ),
    ).toBe(0)
  })

  test('courses are open for several reasons: a school has opened them to its classes, pupils have taken them, a trial is over', async () => {
    const sources = await rows(
      `select source, count(*) filter (where ends_at is null)::int > 0 as lasts from access_grants group by source order by source`,
    )
    expect(sources).toEqual([
      { source: 'enrollment', lasts: true },
      { source: 'school', lasts: true },
      { source: 'trial', lasts: false },
    ])
  })

  test('there is something of everything', async () => {
    const found = await rows<{ status: string }>(
      'select status from task_states group by status order by status',
    )
    expect(found.map(({ status }) => status)).toEqual(['failed', 'hinted', 'partially', 'solved', 'started'])
  })
})

describe('demo accounts', () => {
  const progressOf = (account: string) =>
    rows<{ course: string; done: number; total: number; hinted: number; failed: number }>(
      `select c.key as course, count(*)::int as total, count(*) filter (where s.share >= 1 or s.gave_up)::int as done,
         count(*) filter (where s.status = 'hinted')::int as hinted, count(*) filter (where s.status = 'failed')::int as failed
       from users u join access_grants e on e.user_id = u.id and e.ends_at is null join courses c on c.id = e.resource_id
       join lessons l on l.course_id = c.id join work_tasks wt on wt.work_id = l.work_id
       join tasks t on t.id = wt.task_id and t.kind not in ('file', 'essay')
       left join attempts a on a.work_id = l.work_id and a.user_id = u.id
       left join task_states s on s.attempt_id = a.id and s.task_id = wt.task_id
       where u.email = $1 group by c.key order by c.key`,
      [`${account}@smekalka.example`],
    )

  test('Маша learns in three courses: half of the maths with its failures, one course finished', async () => {
    const courses = new Map((await progressOf('pupil')).map((row) => [row.course, row]))
    expect(courses.size).toBe(3)
    const maths = courses.get('linear-equations')!
    expect(maths.done / maths.total).toBeGreaterThan(0.5)
    expect(maths.done / maths.total).toBeLessThan(0.6)
    expect(Math.min(maths.hinted, maths.failed)).toBeGreaterThan(0)
    expect([...courses.values()].filter(({ done, total }) => done === total)).toHaveLength(1)
  })

  test('Маша was active on most days of the last four weeks', async () => {
    const days = await rows(
      `select distinct (n.answered_at at time zone 'Europe/Moscow')::date from answers n join attempts a on a.id = n.attempt_id
       join users u on u.id = a.user_id where u.email = 'pupil@smekalka.example' and n.answered_at > $1::timestamptz - interval '28 days'`,
      [now],
    )
    expect(days.length).toBeGreaterThanOrEqual(18)
  })

  test('the pupil of the second grade is half way, the graduate has finished', async () => {
    const [half, ...others] = await progressOf('elementary')
    expect(others).toEqual([])
    expect(half!.done / half!.total).toBeCloseTo(0.5, 1)
    const [finished] = await progressOf('graduate')
    expect(finished!.done).toBe(finished!.total)
  })

  test('the newcomer and the parent have not begun', async () => {
    expect(await progressOf('newcomer')).toEqual([])
    expect(await progressOf('parent')).toEqual([])
  })
})

test('a finished course has a certificate, and achievements have their days', async () => {
  const finished = await rows<{ title: string; at: Date }>(
    `select c.title, c.issued_at as at from certificates c join users u on u.id = c.user_id
     where u.email = 'graduate@smekalka.example' and c.kind = 'completion'`,
  )
  expect(finished).toHaveLength(1)
  const grants = await rows<{ family: string; reachedAt: Date; seenAt: Date | null }>(
    `select g.family, g.reached_at as "reachedAt", g.seen_at as "seenAt" from achievement_grants g join users u on u.id = g.user_id
     where u.email = 'graduate@smekalka.example'`,
  )
  expect(grants.find(({ family }) => family === 'courses')?.reachedAt).toEqual(finished[0]!.at)
  expect(grants.filter(({ seenAt }) => seenAt === null)).toHaveLength(1)
  expect(await countOf(`achievement_grants where reached_at > '${now.toISOString()}'`)).toBe(0)
})

test('a school that is there is left as it is', async () => {
  const contents = () =>
    Promise.all(
      [
        'users',
        'organizations',
        'memberships',
        'class_members',
        'access_grants',
        'answers',
        'reward_transactions',
      ].map(countOf),
    )
  const before = await contents()
  expect(await seed()).toBe(false)
  expect(await contents()).toEqual(before)
})

type State = typeof untouched & {
  availableXp: number
  hintsTotal: number
  verdicts: Parameters<typeof afterAnswer>[1][]
}

/** Whether the rules come to this state when the hints are opened before one of the tries or after the last. */
function isReachable(state: State): boolean {
  const { verdicts, availableXp, hintsTotal, hintsOpened, gaveUp } = state
  if (hintsOpened > hintsTotal) return false
  return [...verdicts.keys(), verdicts.length].some((hintsAt) => {
    let standing = untouched
    for (let step = 0; step <= verdicts.length; step++) {
      if (step === hintsAt) for (let hint = 0; hint < hintsOpened; hint++) standing = afterHint(standing)
      const verdict = verdicts[step]
      if (verdict) standing = afterAnswer(standing, verdict, availableXp)
    }
    if (gaveUp) standing = afterGiveUp(standing)
    const { status, tries, share, xp } = standing
    return (
      status === state.status &&
      tries === state.tries &&
      xp === state.xp &&
      Math.abs(share - state.share) < 1e-6
    )
  })
}

/** jsonb keeps keys in an order of its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}
