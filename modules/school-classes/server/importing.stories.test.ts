/** @module-tag embedded */
import type { Person } from '@school/server/testing'
import { openTestSchool, type TestSchool } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'

let school: TestSchool
let savelich: Person
let classId: number
const agent = { gradeIndex: null, type: 'agent' } as const
const codeOf = ({ headers }: { headers: Record<string, unknown> }) => headers['x-error-code']
const at = (rest = '') => `/api/school_classes/${classId}${rest}`
const bring = (text: string, is_confirmed = true, who = savelich) =>
  who.post(at('/imports'), { text, is_confirmed })
const pupils = () =>
  school.rows<{ id: number; lastName: string; publicProfile: boolean }>(
    `select u.id, u.last_name as "lastName", u.public_profile as "publicProfile" from class_members m join users u on u.id = m.user_id
      where m.school_class_id = $1 and m.role = 'pupil' order by u.id`,
    [classId],
  )

beforeEach(async () => {
  school = await openTestSchool()
  await school.rows('delete from organizations')
  const [made] = await school.rows<{ id: number }>(
    `with o as (insert into organizations (kind, name, short_name) values ('school', 'Крепостная', 'Крепостная') returning id)
      insert into school_classes (organization_id, grade_index, letter, school_year) select id, 2, 'А', 2026 from o returning id`,
  )
  classId = made!.id
  savelich = await school.person('Архип Савельев', agent)
  await school.rows(`insert into class_members (school_class_id, user_id, role) values ($1, $2, 'teacher')`, [
    classId,
    savelich.id,
  ])
})

describe('a list of pupils', () => {
  test('is looked at first, and nothing is kept', async () => {
    const { body } = await bring('Гринёв Пётр\nМиронова Мария', false)
    expect(body).toEqual({
      pupils: [
        { row: 1, name: 'Гринёв Пётр', is_known: false },
        { row: 2, name: 'Миронова Мария', is_known: false },
      ],
      faults: [],
      added: 2,
      is_done: false,
    })
    expect(await pupils()).toEqual([])
  })

  test('adds everybody, and once more nobody', async () => {
    expect((await bring('Гринёв Пётр\nМиронова Мария')).body).toMatchObject({ added: 2, is_done: true })
    expect((await bring('Гринев Петр\nМиронова Мария\nЗурин Иван')).body).toMatchObject({ added: 1 })
    expect((await pupils()).map(({ lastName, publicProfile }) => [lastName, publicProfile])).toEqual([
      ['Гринёв', false],
      ['Миронова', false],
      ['Зурин', false],
    ])
  })

  test('sent twice at once makes nobody twice', async () => {
    const replies = await Promise.all([bring('Гринёв Пётр'), bring('Гринёв Пётр')])
    expect(replies.map(({ body }) => body.added).toSorted()).toEqual([0, 1])
    expect(await pupils()).toHaveLength(1)
  })

  test('adds nobody while a row is not read, and names every such row', async () => {
    const { body } = await bring('Гринёв Пётр\nМиронова\nЗурин 1ван\nГринев Петр')
    expect(body).toMatchObject({ is_done: false })
    expect(body.faults.map(({ row, kind }: { row: number; kind: string }) => [row, kind])).toEqual([
      [2, 'no_first_name'],
      [3, 'odd_sign'],
      [4, 'twice'],
    ])
    expect(body.faults[2].reason).toContain('повторяет строку 1')
    expect(await pupils()).toEqual([])
  })

  test('without a name in it is refused, and so is one of somebody else’s class or of the archive', async () => {
    expect(codeOf(await bring(' \n'))).toBe('import_empty')
    const colleague = await school.person('Герасим Белов', agent)
    expect(codeOf(await bring('Гринёв Пётр', false, colleague))).toBe('school_class_not_found')
    await school.rows('update school_classes set archived_at = now() where id = $1', [classId])
    expect(codeOf(await bring('Гринёв Пётр'))).toBe('school_class_archived')
  })

  test('of a thousand takes less than five seconds', async () => {
    const text = Array.from({ length: 1000 }, (_, n) => {
      const letters = [...String(n)].map((figure) => 'абвгдежзик'[Number(figure)]).join('')
      return `Гринёв Пётр${letters} Андреевич`
    }).join('\n')
    const began = performance.now()
    expect((await bring(text)).body).toMatchObject({ added: 1000, is_done: true })
    expect(performance.now() - began).toBeLessThan(5000)
    expect(await school.rows('select from class_entry_codes')).toHaveLength(1000)
  })

  test('comes from a CSV file of the old Excel as text, and a broken file is refused in words', async () => {
    // «Гринёв;Пётр» in windows-1251.
    const bytes = Buffer.from([0xc3, 0xf0, 0xe8, 0xed, 0xb8, 0xe2, 0x3b, 0xcf, 0xb8, 0xf2, 0xf0])
    const read = (body: Buffer) =>
      savelich.send('POST', '/api/school_class_lists', body, { headers: { 'content-type': 'text/csv' } })
    expect((await read(bytes)).body).toEqual({ text: 'Гринёв\tПётр' })
    expect(codeOf(await read(Buffer.from('PK\u0003\u0004 nonsense')))).toBe('import_file_unread')
    expect(codeOf(await read(Buffer.from('')))).toBe('import_empty')
  })
})

describe('a personal code', () => {
  const enter = (code: string, who = school.guest()) => who.post('/api/school_class_entries', { code })

  test('stands in no table, is printed as PDF and cannot be had by a colleague', async () => {
    expect(codeOf(await savelich.get(at('/entry_slips')))).toBe('school_class_no_codes')
    await bring('Гринёв Пётр')
    expect((await savelich.post(at('/entry_codes'))).body).toEqual({ codes: 1 })
    const { status, headers, bytes } = await savelich.get(at('/entry_slips'))
    expect([status, headers['content-type'], bytes.subarray(0, 4).toString()]).toEqual([
      200,
      'application/pdf',
      '%PDF',
    ])
    const colleague = await school.person('Герасим Белов', agent)
    expect(codeOf(await colleague.get(at('/entry_slips')))).toBe('school_class_not_found')
    expect(codeOf(await colleague.post(at('/entry_codes')))).toBe('school_class_not_found')
  })

  test('signs the pupil in, until it is taken back, which ends the session too', async () => {
    await bring('Гринёв Пётр')
    const [petya] = await pupils()
    const code = await codeIn(petya!.id)
    const guest = school.guest()
    expect((await enter(code.toLowerCase(), guest)).body).toEqual({ user_id: petya!.id })
    expect((await guest.get('/api/user/today')).status).toBe(200)
    await savelich.delete(at(`/pupils/${petya!.id}/entry_code`))
    expect((await guest.get('/api/user/today')).status).toBe(401)
    expect(codeOf(await enter(code))).toBe('entry_code_unknown')
  })

  test('opens nothing to whoever has a way in of their own, and to whoever was taken out of the class', async () => {
    await bring('Гринёв Пётр\nМиронова Мария')
    const [petya, masha] = await pupils()
    const codes = [await codeIn(petya!.id), await codeIn(masha!.id)]
    await school.rows(`update users set email = 'petr@pochta.example' where id = $1`, [petya!.id])
    await savelich.delete(at(`/pupils/${masha!.id}`))
    for (const code of codes) expect(codeOf(await enter(code))).toBe('entry_code_unknown')
  })

  test('wrong ones are counted', async () => {
    expect(codeOf(await enter(' '))).toBe('entry_code_needed')
    const open = await school.reopened({ LIMIT_MULTIPLIER: '1' })
    try {
      open.at(school.now)
      const guest = open.guest()
      for (let n = 0; n < 10; n++)
        expect(codeOf(await enter('ABCD-2345-ABCD', guest))).toBe('entry_code_unknown')
      expect(codeOf(await enter('ABCD-2345-ABCD', guest))).toBe('entry_code_tries')
    } finally {
      await open.app.close()
    }
  })

  test('is led to its page when it is typed where codes of all kinds are', async () => {
    const { body } = await school.guest().post('/api/invite_checks', { code: 'ABCD-2345-ABCD' })
    expect(body).toEqual({ url: '/school_classes/entry#ABCD2345ABCD', kind: 'class' })
  })
})

/** The code that stands on the slip. */
async function codeIn(userId: number): Promise<string> {
  const { codeFor } = await import('./entry-codes.ts')
  const { sign } = await import('@school/server/testing')
  const [row] = await school.rows<{ nonce: string }>(
    'select nonce from class_entry_codes where user_id = $1',
    [userId],
  )
  return codeFor({ sign }, userId, row!.nonce)
}
