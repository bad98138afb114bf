import { type Person, openTestSchool, type TestSchool } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'

let school: TestSchool
let masha: Person

const speak = (locale: string, headers: Record<string, string> = {}) =>
  masha.patch('/api/user/locale', { locale }, { headers })
const language = async () =>
  (await school.rows<{ locale: string }>('select locale from users where id = $1', [masha.id]))[0]!.locale

describe('a person whom the server remembers', () => {
  beforeEach(async () => {
    school = await openTestSchool()
    masha = await school.person('Маша Миронова')
    await masha.get('/api/user/me')
  })

  test('is refused when the session was closed elsewhere, and nothing is saved', async () => {
    expect((await speak('en')).status).toBe(204)
    await school.rows('delete from sessions where user_id = $1', [masha.id])
    expect((await speak('it')).status).toBe(401)
    expect((await masha.get('/api/user/me')).status).toBe(401)
    expect(await language()).toBe('en')
  })

  test('has the rights of this moment, not those of the last request', async () => {
    const [task] = await school.rows<{ id: number }>('select min(id) as id from tasks')
    const preview = () =>
      masha.post(`/api/tasks/${task!.id}/preview/checks`, { response: { kind: 'number', text: '1' } })
    expect((await preview()).status).toBe(403)
    await school.rows(`update users set type = 'agent', is_methodist = true where id = $1`, [masha.id])
    expect((await preview()).status).toBeOneOf([200, 422])
    await school.rows(`update users set type = 'pupil', is_methodist = false where id = $1`, [masha.id])
    expect((await preview()).status).toBe(403)
  })

  test('repeating a request gets the first answer and does nothing again', async () => {
    const headers = { 'idempotency-key': 'the-first' }
    expect((await speak('en', headers)).status).toBe(204)
    expect((await speak('it')).status).toBe(204)
    expect((await speak('en', headers)).status).toBe(204)
    expect(await language()).toBe('it')
    expect((await speak('ru', headers)).status).toBe(422)
  })
})
