import { race, together } from '@school/server/testing'
import type { Person } from '@school/server/testing'
import { regradingModule } from '@school/regrading/server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Contest, days, openContest } from '@school/olympiads/testing'

let contest: Contest
let masha: Person
let petya: Person
let anna: Person
/** The task with the wrong key, as in the content. */
let task: { id: number; rubric: object; contentHash: string }

const code = ({ headers }: { headers: Record<string, unknown> }) => headers['x-error-code']
const list = async (person = anna) => (await person.get('/api/teacher/regradings')).body
const first = async () => (await list())[0]
const effectsOf = (id: number, person = anna) => person.get(`/api/teacher/regradings/${id}/effects`)
const decide = (id: number, decision: string, person = anna) =>
  person.post(`/api/teacher/regradings/${id}/decisions`, { decision })
const undo = (id: number, person = anna) => person.post(`/api/teacher/regradings/${id}/undos`)

/** Runs the job that regrades, and the listeners of its events. */
async function work(): Promise<void> {
  await contest.school.jobQueue.run(
    regradingModule.jobs!.find(({ name }) => name === 'regrade-changed-tasks')!,
  )
  await contest.school.jobQueue.hearAnnounced()
}

/** Simulates a load of content with another key. */
async function putRight(answer: number, contentHash = `put right to ${answer}`): Promise<void> {
  await contest.school.rows(
    `with changed as (
       insert into task_changes (task_id, from_hash, to_hash, is_question_kept, changed_at)
       select id, content_hash, $3, true, $4 from tasks where id = $1
     ) update tasks set rubric = jsonb_set(rubric, '{answer}', to_jsonb($2::int)), content_hash = $3 where id = $1`,
    [task.id, answer, contentHash, contest.school.now],
  )
  await work()
}

/** Completes the main stage with two right answers and this one to the task with the wrong key. */
async function takePart(person: Person, entry: string, answer?: string): Promise<void> {
  const { body } = await contest.enter(person, contest.main, { code: entry })
  const { id } = body.participation as { id: number }
  const attempt = await contest.start(person, id)
  const others = (attempt.body.attempt.tasks as { id: number }[]).filter((one) => one.id !== task.id)
  for (const one of others.slice(0, 2))
    await contest.save(person, id, one.id, { response: await contest.right(person, one.id) })
  const response = answer ? { kind: 'number', text: answer } : await contest.right(person, task.id)
  await contest.save(person, id, task.id, { response })
  await contest.finish(person, id)
}

const diplomas = async (person: Person) =>
  ((await person.get(`/api/users/${person.id}/certificates`)).body as { kind: string; details: string }[])
    .filter(({ kind }) => kind.startsWith('diploma'))
    .map(({ kind }) => kind)

/** Points, place and degree of a person, as shown in the table of the stage. */
const standing = async (person: Person) => {
  const { participation } = await contest.stage(person, contest.main)
  const { result, place, award } = participation
  return { points: result.points, place: place?.place ?? null, award }
}

/** Degree I for the first of two, and III for the other. */
async function giveDiplomas(): Promise<void> {
  await contest.school.rows(`update olympiad_stages set awards = $2 where id = $1`, [
    contest.main,
    { shares: [34, 0, 66], percents: [10, 10, 10] },
  ])
}

let awards: object

beforeEach(async () => {
  contest = await openContest()
  const { school } = contest
  const [stage] = await school.rows<{ awards: object }>('select awards from olympiad_stages where id = $1', [
    contest.main,
  ])
  ;({ awards } = stage!)
  const [found] = await school.rows<typeof task>(
    `select t.id, t.rubric, t.content_hash as "contentHash" from olympiad_grades g
     join work_tasks wt on wt.work_id = g.work_id join tasks t on t.id = wt.task_id
     where g.stage_id = $1 and g.grade_index = 7 and t.kind = 'number' and t.recipe is null order by wt.position desc limit 1`,
    [contest.main],
  )
  task = found!
  masha = await school.person('Маша Миронова')
  petya = await school.person('Пётр Гринёв')
  anna = await school.person('Анна Власьевна', { type: 'agent', isMethodist: true, gradeIndex: null })
})
afterEach(async () => {
  await contest.school.rows('update tasks set rubric = $2::jsonb, content_hash = $3 where id = $1', [
    task.id,
    JSON.stringify(task.rubric),
    task.contentHash,
  ])
  await contest.school.rows('update olympiad_stages set awards = $2 where id = $1', [contest.main, awards])
})

/** Маша is behind Петя, whose answer matches the wrong key; results are published. Tests then correct the key. */
async function published(): Promise<void> {
  const entry = await contest.code()
  await takePart(masha, entry, '777')
  await takePart(petya, entry)
  await giveDiplomas()
  await contest.publish()
}

describe('a corrected key when points have decided about places', () => {
  test('is not applied before a methodist has seen whose points, places and diplomas change', async () => {
    await published()
    const before = await standing(masha)
    await putRight(777)
    expect(await standing(masha)).toEqual(before)
    const regrading = await first()
    expect(regrading).toMatchObject({
      task: { id: task.id },
      state: 'held',
      held_for: 'results',
      decided_by: null,
      can: { decide: true, undo: false },
    })
    expect(regrading.works[0]).toContain('Физика вокруг нас')
    const { status, body } = await effectsOf(regrading.id)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      answers_changed: 2,
      attempts_changed: 2,
      awards_changed: 1,
      people_total: 2,
    })
    const menus = (await anna.get('/api/menu/items')).body
    const entries = menus.items.flatMap(({ children }: { children: object[] }) => children)
    expect(entries).toContainEqual(expect.objectContaining({ id: 'regradings', count: 1 }))
  })

  test('changes exactly what the preview showed, for everybody', async () => {
    await published()
    const people = [masha, petya]
    const before = await Promise.all(people.map(standing))
    await putRight(777)
    const { id } = await first()
    const { people: previewed } = (await effectsOf(id)).body
    expect((await decide(id, 'confirm')).body).toMatchObject({
      state: 'waiting',
      decided_by: 'Анна Власьевна',
      can: { decide: false },
    })
    await work()
    const after = await Promise.all(people.map(standing))
    expect(after).not.toEqual(before)
    const names = ['Миронова Маша', 'Гринёв Пётр']
    for (const [index, name] of names.entries()) {
      const effect = previewed.find((one: { name: string }) => one.name === name)
      for (const what of ['points', 'place', 'award'] as const) {
        expect([name, what, effect[what].before]).toEqual([name, what, before[index]![what]])
        expect([name, what, effect[what].after]).toEqual([name, what, after[index]![what]])
      }
    }
    expect(await first()).toMatchObject({ state: 'done', answers_changed: 2, can: { undo: true } })
  })

  test('raises degrees and revokes none: participants who move down keep the diploma', async () => {
    await published()
    expect([await diplomas(masha), await diplomas(petya)]).toEqual([['diploma_3'], ['diploma_1']])
    await putRight(777)
    await decide((await first()).id, 'confirm')
    await work()
    expect([await diplomas(masha), await diplomas(petya)]).toEqual([['diploma_1'], ['diploma_1']])
  })

  test('hides names before publication: those who decide may be members of the jury', async () => {
    await published()
    await anna.post(`/api/teacher/olympiad_stages/${contest.main}/withdrawals`, { reason: 'Ключ неверен' })
    await contest.school.rows('update olympiad_stages set published_at = null where id = $1', [contest.main])
    await putRight(777)
    const { people } = (await effectsOf((await first()).id)).body
    expect(people.length).toBeGreaterThan(0)
    expect(people.every(({ name, number }: { name: null; number: number }) => name === null && number)).toBe(
      true,
    )
  })

  test('has a preview that can be saved as a table with everybody', async () => {
    await published()
    await putRight(777)
    const { id } = await first()
    const { status, headers, text } = await anna.get(`/api/teacher/regradings/${id}/effects/file?format=csv`)
    expect(status).toBe(200)
    expect(headers['content-type']).toContain('text/csv')
    expect(text).toContain('Миронова Маша')
  })
})

describe('a decision', () => {
  race('is made once: repeating it changes nothing, a different one is refused', async () => {
    await published()
    await putRight(777)
    const { id } = await first()
    const both = await together(contest.school, [() => decide(id, 'confirm'), () => decide(id, 'confirm')])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(code(await decide(id, 'refuse'))).toBe('regrading_decided')
    await work()
    const after = await standing(masha)
    expect((await decide(id, 'confirm')).status).toBe(200)
    await work()
    expect(await standing(masha)).toEqual(after)
    expect(await list()).toHaveLength(1)
  })

  race('made differently by two people concurrently: the first one is kept', async () => {
    await published()
    await putRight(777)
    const { id } = await first()
    const both = await together(contest.school, [() => decide(id, 'confirm'), () => decide(id, 'refuse')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })

  test('to refuse leaves all results unchanged', async () => {
    await published()
    const before = await standing(masha)
    await putRight(777)
    const { id } = await first()
    expect((await decide(id, 'refuse')).body).toMatchObject({ state: 'refused', can: { decide: false } })
    expect((await decide(id, 'refuse')).status).toBe(200)
    await work()
    expect(await standing(masha)).toEqual(before)
    expect((await effectsOf(id)).body.people).toEqual([])
  })

  test('about a key that has changed once more is refused: the preview is outdated', async () => {
    await published()
    await putRight(778)
    const { id } = await first()
    await contest.school.rows(
      `insert into task_changes (task_id, from_hash, to_hash, is_question_kept, changed_at) values ($1, 'a', 'b', true, now())`,
      [task.id],
    )
    expect(code(await decide(id, 'confirm'))).toBe('regrading_decided')
    // The refused call is rolled back; the job picks up the change later.
    await work()
    expect((await list()).map(({ state }: { state: string }) => state)).toEqual(['held', 'replaced'])
  })

  test('is for methodists: teachers get an empty list, and pupils are refused', async () => {
    await published()
    await putRight(777)
    const { id } = await first()
    const teacher = await contest.school.person('Архип Савельев', { type: 'agent', gradeIndex: null })
    expect(await list(teacher)).toEqual([])
    for (const reply of [
      await effectsOf(id, teacher),
      await decide(id, 'confirm', teacher),
      await undo(id, teacher),
      await effectsOf(987_654),
    ])
      expect([reply.status, code(reply)]).toEqual([404, 'regrading_not_found'])
    expect((await decide(id, 'confirm', masha)).status).toBe(403)
    expect((await contest.school.guest().get('/api/teacher/regradings')).status).toBe(401)
    expect((await decide(id, 'perhaps')).status).toBe(422)
    expect((await first()).state).toBe('held')
  })
})

describe('an undo', () => {
  async function regraded(): Promise<number> {
    await putRight(777)
    const { id } = await first()
    await decide(id, 'confirm')
    await work()
    return id
  }

  test('restores points, places, degrees and diplomas, and previews them', async () => {
    await published()
    const people = [masha, petya]
    const before = await Promise.all(people.map(standing))
    const papers = await Promise.all(people.map(diplomas))
    const id = await regraded()
    const effects = (await effectsOf(id)).body
    expect(effects.people[0]).toMatchObject({ name: 'Миронова Маша', award: { before: 1, after: 3 } })
    expect((await undo(id)).body).toMatchObject({ undone_at: expect.any(String), can: { undo: false } })
    await work()
    expect(await Promise.all(people.map(standing))).toEqual(before)
    expect(await Promise.all(people.map(diplomas))).toEqual(papers)
    expect(
      (await list()).map(({ state, undoes }: { state: string; undoes: number }) => [state, undoes]),
    ).toEqual([
      ['done', id],
      ['done', null],
    ])
  })

  test('withdraws diplomas of participants who had none before', async () => {
    await published()
    await contest.school.rows('update olympiad_participations set award = null where user_id = $1', [
      masha.id,
    ])
    await contest.school.rows(`delete from certificates where user_id = $1 and kind like 'diploma%'`, [
      masha.id,
    ])
    await contest.school.rows('update olympiad_stages set awards = $2 where id = $1', [
      contest.main,
      { shares: [34, 0, 0], percents: [10, 10, 10] },
    ])
    const id = await regraded()
    expect(await diplomas(masha)).toEqual(['diploma_1'])
    await undo(id)
    await work()
    expect(await diplomas(masha)).toEqual([])
    expect((await standing(masha)).award).toBeNull()
  })

  race('is made once, also concurrently', async () => {
    await published()
    const id = await regraded()
    const both = await together(contest.school, [() => undo(id), () => undo(id)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    await work()
    const after = await standing(masha)
    expect((await undo(id)).status).toBe(200)
    await work()
    expect(await standing(masha)).toEqual(after)
    expect(await list()).toHaveLength(2)
  })

  test('is refused before the regrading is done, and for an undo', async () => {
    await published()
    await putRight(777)
    const { id } = await first()
    expect(code(await undo(id))).toBe('regrading_not_undoable')
    await decide(id, 'confirm')
    expect(code(await undo(id))).toBe('regrading_not_undoable')
    await work()
    await undo(id)
    await work()
    const [{ id: undoId }] = await list()
    expect(code(await undo(undoId))).toBe('regrading_not_undoable')
  })

  test('is recorded in the protocol of the stage, with its author', async () => {
    await published()
    const id = await regraded()
    await undo(id)
    await work()
    const { keepProtocols } = await import('../protocol/keep.ts')
    contest.school.at(days(8))
    await contest.school.jobQueue.run(keepProtocols)
    const { body } = await anna.get(`/api/teacher/olympiad_stages/${contest.main}/protocol?limit=100`)
    const kinds = body.map(({ kind, facts }: { kind: string; facts: { by?: string } }) => [kind, facts.by])
    expect(kinds).toContainEqual(['regraded', 'Анна Власьевна'])
    expect(kinds).toContainEqual(['regrading_undone', 'Анна Власьевна'])
  })
})
