/** @module-tag embedded */
import { openTestSchool, type Person, type TestSchool } from './testing/index.ts'
import { beforeEach, describe, expect, test } from 'vitest'

let school: TestSchool
let masha: Person

beforeEach(async () => {
  school = await openTestSchool()
  masha = await school.person('Маша Миронова')
})

const withKey = (key: string) => ({ headers: { 'idempotency-key': key } })
const speak = (locale: string, key: string) => masha.patch('/api/user/locale', { locale }, withKey(key))

describe('a repeat key', () => {
  test('of more than a hundred characters is refused with a sentence, and nothing is done', async () => {
    const { status, body, headers } = await speak('en', 'k'.repeat(101))
    expect([status, headers['x-error-code']]).toEqual([422, 'idempotency_key_unfit'])
    expect(body).toEqual({ error: expect.stringContaining('Ключ повтора не\u00a0подходит') })
    expect(await school.rows('select locale from users where id = $1', [masha.id])).toEqual([
      { locale: 'ru' },
    ])
    expect((await speak('en', 'k'.repeat(100))).status).toBe(204)
  })

  test('is refused also where no answer is kept', async () => {
    const leave = await masha.delete('/user/log_out', withKey('k'.repeat(101)))
    expect([leave.status, leave.headers['x-error-code']]).toEqual([422, 'idempotency_key_unfit'])
    expect((await masha.get('/api/user/me')).status).toBe(200)
  })

  test('that is empty is none: the request is done each time', async () => {
    expect((await speak('en', '')).status).toBe(204)
    expect((await speak('it', '')).status).toBe(204)
  })
})

describe('when a session has ended, a key of it', () => {
  const sampleOf = async (choice: 'right' | 'other') => {
    const course = await school.idOf('courses', 'linear-equations')
    const at = `/api/courses/${course}/landing`
    const { id, question } = (await school.guest().get(at)).body.sample_task
    const right = await school.answerOf({ id: 0 }, id)
    if (right.kind !== 'single_choice') throw new Error('this course samples a choice')
    const other = question.options.find((option: { id: string }) => option.id !== right.choice)
    const response = choice === 'right' ? right : { ...right, choice: other.id }
    return masha.post(`${at}/sample_checks`, { response }, withKey('sample'))
  }
  /** A kept answer is known by a mark. */
  const mark = () =>
    school.rows(`update idempotency_keys set body = '{"verdict":"kept"}' where key = 'sample'`)
  const endSession = () => school.rows('delete from sessions where user_id = $1', [masha.id])

  test('gets no kept answer, not even that the key was of another request', async () => {
    expect((await speak('en', 'first')).status).toBe(204)
    await endSession()
    expect((await speak('en', 'first')).status).toBe(401)
    expect((await speak('it', 'first')).status).toBe(401)
  })

  test('is not revealed where guests are admitted too: they have answers of their own', async () => {
    const first = await sampleOf('right')
    expect(first.status).toBe(200)
    await mark()
    expect((await sampleOf('right')).body).toEqual({ verdict: 'kept' })

    await endSession()
    expect((await sampleOf('right')).body).toEqual(first.body)
    await mark()
    expect((await sampleOf('right')).body).toEqual({ verdict: 'kept' })
    expect((await sampleOf('other')).headers['x-error-code']).toBe('idempotency_key_reused')
  })
})
