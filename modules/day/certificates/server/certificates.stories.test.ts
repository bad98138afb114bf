/** @module-tag embedded */
import { inTransaction } from '@school/db'
import { openTestSchool, type Person, type TestSchool } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  awardCertificates,
  type CertificateAward,
  restateCertificates,
  withdrawCertificate,
} from './index.ts'

let school: TestSchool
let masha: Person
let petya: Person

const award = (userId: number, sourceId = 7): CertificateAward => ({
  userId,
  kind: 'diploma_2',
  title: 'Олимпиада «Белогорская крепость», 7 класс',
  details: '84 балла из 100, 12 место',
  sourceType: 'olympiad',
  sourceId,
})
const give = (...awards: CertificateAward[]) =>
  inTransaction(school.database.pool, (unit) => awardCertificates({ sql: unit.sql, now: school.now }, awards))
const listOf = (reader: Person, owner: Person) => reader.get(`/api/users/${owner.id}/certificates`)
const at = (owner: Person, id: number) => `/api/users/${owner.id}/certificates/${id}`
/** The id of a person's certificate. */
const idOf = async (owner: Person) => (await listOf(owner, owner)).body[0].id as number

async function seatInClass(teacher: Person, pupil: Person) {
  const [organization] = await school.rows<{ id: number }>(
    `insert into organizations (kind, name, short_name) values ('school', $1, 'Школа') returning id`,
    [`Школа ${crypto.randomUUID()}`],
  )
  const [schoolClass] = await school.rows<{ id: number }>(
    `insert into school_classes (organization_id, grade_index, letter, school_year) values ($1, 7, 'А', 2026) returning id`,
    [organization!.id],
  )
  await school.rows(
    `insert into class_members (school_class_id, user_id, role) values ($1, $2, 'teacher'), ($1, $3, 'pupil')`,
    [schoolClass!.id, teacher.id, pupil.id],
  )
}

beforeEach(async () => {
  school = await openTestSchool()
  masha = await school.person('Маша Миронова')
  petya = await school.person('Пётр Гринёв')
})

describe('awarding', () => {
  test('gives a certificate for a thing once, however often it is repeated', async () => {
    expect(await give(award(masha.id), award(petya.id))).toBe(2)
    expect(await give({ ...award(masha.id), kind: 'participation' })).toBe(0)
    expect(await give(award(masha.id, 8))).toBe(1)
    const { body } = await listOf(masha, masha)
    expect(body).toHaveLength(2)
    expect(body[1]).toMatchObject({ kind: 'diploma_2', details: '84 балла из 100, 12 место' })
  })

  test('of thousands at once gives everybody a number of their own', async () => {
    expect(await give(...Array.from({ length: 4100 }, (_, sourceId) => award(masha.id, sourceId)))).toBe(4100)
    const [row] = await school.rows<{ n: number }>(
      'select count(distinct number)::int as n from certificates where user_id = $1',
      [masha.id],
    )
    expect(row!.n).toBe(4100)
    const url = `/api/users/${masha.id}/certificates?limit=100&page=`
    const [second, behind] = [await masha.get(`${url}2`), await masha.get(`${url}42`)]
    expect([second.body.length, second.headers['x-total'], second.headers['x-next-page']]).toEqual([
      100,
      '4100',
      '3',
    ])
    expect([behind.body.length, behind.headers['x-total']]).toEqual([0, '4100'])
    await school.rows('update users set public_profile = false where id = $1', [masha.id])
    const hidden = await petya.get(`${url}42`)
    expect([hidden.body.length, hidden.headers['x-total']]).toEqual([0, '0'])
    await school.rows('update users set public_profile = true where id = $1', [masha.id])
    const open = await petya.get(`${url}42`)
    expect([open.body.length, open.headers['x-total']]).toEqual([0, '4100'])
  })
})

describe('a certificate', () => {
  test('shows its owner the whole name, the number and where it is checked', async () => {
    await give(award(masha.id))
    const { body } = await masha.get(at(masha, await idOf(masha)))
    expect(body).toMatchObject({ holder: { name: 'Миронова Маша', is_whole: true }, is_mine: true })
    expect(body.proof.number).toMatch(/^([2-9A-HJKMNP-Z]{4}-){2}[2-9A-HJKMNP-Z]{4}$/)
    expect(body.proof.url).toContain(`/certificates?number=${body.proof.number}`)
    expect(body.proof.code.path).toMatch(/^M\d/)
  })

  test('shows strangers the short name and nothing that could be checked', async () => {
    await give(award(masha.id))
    const url = at(masha, await idOf(masha))
    for (const stranger of [school.guest(), petya]) {
      const { body, text } = await stranger.get(url)
      expect(body).toMatchObject({
        holder: { name: 'Маша М.', is_whole: false },
        proof: null,
        is_mine: false,
      })
      expect(text).not.toContain('Миронова')
    }
  })

  test('is known whole to a teacher of the class and to a methodist', async () => {
    const savelich = await school.person('Архип Савельев', { type: 'agent', gradeIndex: null })
    const other = await school.person('Антон Бопре', { type: 'agent', gradeIndex: null })
    const anna = await school.person('Анна Власьевна', {
      type: 'agent',
      gradeIndex: null,
      isMethodist: true,
    })
    await seatInClass(savelich, masha)
    await give(award(masha.id))
    const url = at(masha, await idOf(masha))
    expect((await savelich.get(url)).body).toMatchObject({
      holder: { name: 'Миронова Маша' },
      is_mine: false,
    })
    expect((await anna.get(url)).body.holder.is_whole).toBe(true)
    expect((await other.get(url)).body.holder.is_whole).toBe(false)
  })

  test('of a closed profile looks absent to strangers', async () => {
    await give(award(masha.id))
    const url = at(masha, await idOf(masha))
    const closing = await masha.patch('/api/user/profile', { user: { privacy: { public_profile: false } } })
    expect(closing.body.privacy).toEqual({ public_profile: false })
    const hidden = await petya.get(url)
    expect(hidden.status).toBe(404)
    expect(hidden.text).toBe((await petya.get(at(masha, 2_000_000))).text)
    expect((await listOf(petya, masha)).body).toEqual([])
    expect((await masha.get(url)).status).toBe(200)
    expect((await listOf(masha, masha)).body).toHaveLength(1)
  })

  test('is not found under another person, nor by what is no id', async () => {
    await give(award(masha.id))
    const id = await idOf(masha)
    expect((await masha.get(at(petya, id))).headers['x-error-code']).toBe('certificate_not_found')
    expect((await masha.get(`/api/users/${masha.id}/certificates/x`)).status).toBe(404)
  })
})

describe('the check of a number', () => {
  const check = (number: string) =>
    school.guest().get(`/api/certificates/${encodeURIComponent(number)}/verification`)

  test('shows anybody the whole name and what the paper says, however the number was typed', async () => {
    await give(award(masha.id))
    const { proof } = (await masha.get(at(masha, await idOf(masha)))).body
    for (const typed of [proof.number, proof.number.toLowerCase().replaceAll('-', ' ')]) {
      const { status, body } = await check(typed)
      expect(status).toBe(200)
      expect(body).toMatchObject({ number: proof.number, withdrawn_at: null })
      expect(body.proof).toMatchObject({
        holder_name: 'Миронова Маша',
        kind: 'diploma_2',
        title: 'Олимпиада «Белогорская крепость», 7 класс',
        number: proof.number,
      })
    }
  })

  test('of a withdrawn paper says that it was withdrawn and when, neither whose it was nor why', async () => {
    await give(award(masha.id))
    const { proof } = (await masha.get(at(masha, await idOf(masha)))).body
    await inTransaction(school.database.pool, (unit) =>
      withdrawCertificate({ sql: unit.sql, now: school.now }, award(masha.id)),
    )
    const { status, body } = await check(proof.number)
    expect([status, body]).toEqual([
      200,
      { number: proof.number, withdrawn_at: school.now.toISOString(), proof: null },
    ])
    expect((await listOf(masha, masha)).body).toEqual([])
    await inTransaction(school.database.pool, (unit) =>
      restateCertificates({ sql: unit.sql, now: school.now }, [award(masha.id)]),
    )
    expect((await check(proof.number)).body).toMatchObject({
      withdrawn_at: null,
      proof: { holder_name: 'Миронова Маша' },
    })
  })

  test.each(['7K3F-9QXD-2M4T', 'Ж', "' or 1=1 --", '%00', '7'.repeat(60)])(
    'finds nothing by %o',
    async (number) => {
      const { status, body } = await check(number)
      expect(status).toBe(204)
      expect(body).toBeNull()
    },
  )

  test('refuses what is longer than any number', async () => {
    expect((await check('7'.repeat(61))).status).toBe(404)
  })
})
