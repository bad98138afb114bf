import { openTestSchool } from '@school/server/testing'
import { expect, test } from 'vitest'

test('a number gets six messages of children in a day, however many accounts ask', async () => {
  const school = await openTestSchool()
  const strict = await school.reopened({ LIMIT_MULTIPLIER: '1' })
  try {
    const phone = `+79${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`
    const refusals = []
    for (let n = 0; n < 7; n++) {
      const child = await school.person(`Ваня ${n}`)
      const reply = await child.at(strict.app).post('/api/user/family/parent_phone', { phone })
      refusals.push(reply.headers['x-error-code'])
    }
    expect(refusals).toEqual([...Array<undefined>(6).fill(undefined), 'too_many_phones'])
    const sent = await school.rows(`select from outbox_messages where channel = 'sms'`)
    expect(sent).toHaveLength(6)
  } finally {
    await strict.app.close()
  }
})
