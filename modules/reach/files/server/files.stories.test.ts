/** @module-tag embedded */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openTestSchool, type Person, type TestSchool, today, race, together } from '@school/server/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { carryFiles } from './carry.ts'
import { diskStore } from './disk-store.ts'
import { removeLooseFiles } from './jobs.ts'
import { s3Store } from './s3-store.ts'
import { docx, wordOf } from './testing/archive.ts'
import { S3Server } from './testing/s3-server.ts'

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const idOf = (number: number) => `0b5fb2a4-0f6f-4d2a-9d7e-${String(number).padStart(12, '0')}`

const send = (
  person: Person,
  bytes: Buffer,
  {
    id = idOf(1),
    name = 'лист.png',
    type = 'application/octet-stream',
  }: { id?: string; name?: string; type?: string } = {},
) =>
  person.put(`/api/files/${id}?name=${encodeURIComponent(name)}`, undefined, {
    raw: { type, text: bytes },
  })

async function* bytesOf(bytes: Buffer) {
  yield bytes
}

/** As a browser does: where the file is elsewhere, it goes there. */
async function read(person: Person, url: string, headers: Record<string, string> = {}) {
  const reply = await person.get(url, { headers })
  if (reply.status !== 302) return reply
  const there = await fetch(String(reply.headers['location']))
  return {
    ...reply,
    status: there.status,
    headers: Object.fromEntries(there.headers),
    text: await there.text(),
  }
}

// The same on a disk and in a bucket.
describe.each(['disk', 'bucket'] as const)('files in a %s:', (place) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'smekalka-files-'))
  let bucket: S3Server
  let school: TestSchool
  let masha: Person
  beforeAll(async () => {
    bucket = await S3Server.open()
    const settings = { DATA_DIR: folder, ...(place === 'bucket' && bucket.environment) }
    school = await (await openTestSchool()).reopened(settings)
  })
  beforeEach(async () => {
    await openTestSchool()
    await school.rows('delete from files')
    school.at(today)
    bucket.objects.clear()
    masha = await school.person('Маша Миронова')
  })
  afterAll(async () => {
    await school.app.close()
    await school.jobQueue.stop()
    await bucket.close()
    rmSync(folder, { recursive: true })
  })
  const store = () =>
    place === 'disk'
      ? diskStore(path.join(folder, 'files'))
      : s3Store(bucket.settings, path.join(folder, 'files/incoming'))

  describe('an upload', () => {
    test('keeps the file as it is and returns what it is', async () => {
      const { status, body } = await send(masha, png)
      expect(status).toBe(200)
      expect(body).toEqual({ id: idOf(1), name: 'лист.png', type: 'image/png', size: png.length })
      const { headers, text } = await read(masha, `/api/files/${idOf(1)}`)
      expect(text.length).toBeGreaterThan(0)
      expect(headers).toMatchObject({
        'content-type': 'image/png',
        'content-length': String(png.length),
        'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent('лист.png')}`,
      })
      if (place === 'disk') {
        expect(headers['x-content-type-options']).toBe('nosniff')
        expect(headers['content-security-policy']).toContain('sandbox')
      }
    })

    test('is authorized at every reading, and refused after signing out', async () => {
      await send(masha, png)
      const { headers } = await read(masha, `/api/files/${idOf(1)}`)
      expect(headers['cache-control']).toBe(place === 'disk' ? 'private, no-cache' : 'private, no-store')
      const again = { 'if-none-match': String(headers['etag']) }
      if (place === 'disk') {
        const unchanged = await read(masha, `/api/files/${idOf(1)}`, again)
        expect([unchanged.status, unchanged.text]).toEqual([304, ''])
      }
      await masha.delete('/user/log_out')
      expect((await read(masha, `/api/files/${idOf(1)}`, again)).status).toBe(401)
    })

    race('repeated with the same id keeps nothing twice, even two at once', async () => {
      const replies = await together(school, [() => send(masha, png), () => send(masha, png)])
      expect(replies.map(({ status }) => status)).toEqual([200, 200])
      expect((await send(masha, png)).body.id).toBe(idOf(1))
      expect(await school.rows('select id from files')).toHaveLength(1)
    })

    test('of ten megabytes is taken, of a byte more refused with 413 and no body', async () => {
      const ten = Buffer.alloc(10 * 1024 * 1024, 32)
      expect((await send(masha, ten, { name: 'текст.txt' })).status).toBe(200)
      const { status, text } = await send(masha, Buffer.alloc(ten.length + 1, 32), { id: idOf(2) })
      expect(status).toBe(413)
      expect(text).toBe('')
      expect(await school.rows('select id from files')).toHaveLength(1)
    })

    test('of a program, of nothing, without a name or under an id that is none is refused', async () => {
      const program = await send(masha, Buffer.from([0x4d, 0x5a, 0, 1, 2]), { name: 'решение.png' })
      expect(program.status).toBe(422)
      expect(program.body.errors.file[0]).toContain('Такие файлы не подходят')
      expect((await send(masha, Buffer.alloc(0))).headers['x-error-code']).toBe('file_empty')
      expect((await send(masha, png, { name: ' ' })).status).toBe(422)
      expect((await send(masha, png, { id: '1' })).status).toBe(404)
    })

    test('by a guest is refused before a byte is read', async () => {
      expect((await send(school.guest(), png)).status).toBe(401)
    })

    test('a name loses folders and invisible signs', async () => {
      const { body } = await send(masha, png, { name: '../../etc/\u202eлист.png' })
      expect(body.name).toBe('etcлист.png')
    })

    test.each([
      ['a.html', 'text/html', 'file_name_differs'],
      ['a.html', 'application/octet-stream', 'file_name_differs'],
      ['a.txt', 'text/html', 'file_name_differs'],
      ['a.txt', 'text/plain', null],
    ])('of a page with scripts as %s, called %s', async (name, type, code) => {
      const { status, headers, body } = await send(masha, Buffer.from('<script>alert(1)</script>'), {
        name,
        type,
      })
      expect(status).toBe(code ? 422 : 200)
      expect(headers['x-error-code'] ?? null).toBe(code)
      if (code) expect(body.errors.file[0]).toContain('Содержимое файла')
    })

    test('of a document with macros is refused, whatever it is called', async () => {
      const macros = wordOf('ms-word.document.macroEnabled')
      const hidden = wordOf('openxmlformats-officedocument.wordprocessingml.document', {
        'word/vbaProject.bin': 'x',
      })
      for (const [bytes, name] of [
        [macros, 'a.docm'],
        [macros, 'a.docx'],
        [hidden, 'a.docx'],
      ] as const)
        expect((await send(masha, bytes, { name })).headers['x-error-code']).toBe('file_macros')
      expect((await send(masha, docx, { name: 'a.docx' })).status).toBe(200)
      expect((await send(masha, docx, { id: idOf(2), name: 'a.docm' })).headers['x-error-code']).toBe(
        'file_name_differs',
      )
    })

    test('more than forty files that belong to nothing are too many', async () => {
      await school.rows(
        `insert into files (id, owner_id, name, type, size, created_at)
        select gen_random_uuid(), $1, 'x', 'image/png', 1, now() from generate_series(1, 40)`,
        [masha.id],
      )
      expect((await send(masha, png)).headers['x-error-code']).toBe('too_many_files')
    })
  })

  race('of files that belong to nothing, sent at once, no more are kept than forty', async () => {
    await school.rows(
      `insert into files (id, owner_id, name, type, size, created_at)
      select gen_random_uuid(), $1, 'x', 'image/png', 1, now() from generate_series(1, 37)`,
      [masha.id],
    )
    const sent = await together(
      school,
      Array.from({ length: 8 }, (_, index) => () => send(masha, png, { id: idOf(index) })),
    )
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(await school.rows('select id from files')).toHaveLength(40)
  })

  describe('reading', () => {
    test('somebody else’s file looks absent, to a teacher too while it is not sent with an answer', async () => {
      await send(masha, png)
      const grinyov = await school.person('Пётр Гринёв')
      const methodist = await school.person('Анна', { type: 'agent', isMethodist: true })
      for (const other of [grinyov, methodist])
        expect((await read(other, `/api/files/${idOf(1)}`)).headers['x-error-code']).toBe('file_not_found')
      expect((await send(grinyov, png)).status).toBe(404)
      expect((await school.guest().get(`/api/files/${idOf(1)}`)).status).toBe(401)
    })

    test('a name that was kept before is sent such that it can be saved anywhere', async () => {
      await send(masha, png)
      await school.rows('update files set name = $1', ['..\u202e/con\n"x.png'])
      const { headers } = await read(masha, `/api/files/${idOf(1)}`)
      expect(headers['content-disposition']).toBe(`inline; filename*=UTF-8''con%20x.png`)
    })

    test('what is not a picture can only be saved', async () => {
      await send(masha, Buffer.from('<script>alert(1)</script>'), { name: 'решение.txt' })
      const { headers } = await read(masha, `/api/files/${idOf(1)}`)
      expect(headers['content-type']).toBe('text/plain; charset=utf-8')
      expect(headers['content-disposition']).toMatch(/^attachment/)
    })
  })

  test('files that were not sent with an answer within a day are removed, and those of people who are gone', async () => {
    const job = removeLooseFiles(store())
    await send(masha, png)
    await send(masha, png, { id: idOf(2) })
    await school.rows('update files set attached_at = now() where id = $1', [idOf(2)])
    await school.jobQueue.run(job)
    expect(await school.rows('select id from files')).toHaveLength(2)
    school.at(new Date(school.now.getTime() + 25 * 3600 * 1000))
    await school.jobQueue.run(job)
    expect(await school.rows('select id from files')).toEqual([{ id: idOf(2) }])
    await school.rows('delete from users where id = $1', [masha.id])
    await school.jobQueue.run(job)
    await school.jobQueue.run(job)
    expect(await school.rows('select id from files')).toEqual([])
  })

  test('what was refused or is kept already leaves nothing behind', async () => {
    await send(masha, png)
    await send(masha, png)
    await send(masha, png, { id: idOf(2), name: 'a.pdf' })
    await send(masha, Buffer.from([0x4d, 0x5a, 0, 1, 2]), { id: idOf(3) })
    expect(readdirSync(path.join(folder, 'files/incoming'))).toEqual([])
    expect([...bucket.objects.keys()]).toEqual(place === 'bucket' ? [idOf(1)] : [])
    expect(await store().sizeOf(idOf(1))).toBe(png.length)
    expect(await store().sizeOf(idOf(2))).toBeNull()
  })

  test('what never came to its end is swept away', async () => {
    const left = () =>
      place === 'disk' ? readdirSync(path.join(folder, 'files/incoming')) : [...bucket.objects.keys()]
    await store().receive(bytesOf(png))
    await store().sweep(new Date(Date.now() - 60_000))
    expect(left()).toHaveLength(1)
    await store().sweep(new Date(Date.now() + 60_000))
    expect(left()).toEqual([])
  })
})

describe('a bucket', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'smekalka-bucket-'))
  let bucket: S3Server
  let school: TestSchool
  let masha: Person
  beforeAll(async () => {
    bucket = await S3Server.open()
    school = await (await openTestSchool()).reopened({ DATA_DIR: folder, ...bucket.environment })
    await school.rows('delete from files')
    masha = await school.person('Маша Миронова')
    await send(masha, png)
  })
  afterAll(async () => {
    await school.app.close()
    await school.jobQueue.stop()
    await bucket.close()
    rmSync(folder, { recursive: true })
  })
  const address = async () => new URL(String((await masha.get(`/api/files/${idOf(1)}`)).headers['location']))
  const statusOf = async (url: URL) => (await fetch(url)).status

  test('is private: an address opens its one file as it was signed, for a minute', async () => {
    const signed = await address()
    expect(await statusOf(signed)).toBe(200)
    expect(await statusOf(new URL(signed.pathname, signed))).toBe(403)
    for (const [name, value] of [
      ['response-content-type', 'text/html'],
      ['X-Amz-Expires', '86400'],
    ] as const) {
      const changed = new URL(signed)
      changed.searchParams.set(name, value)
      expect(await statusOf(changed), name).toBe(403)
    }
    bucket.laterByMs = 61_000
    expect(await statusOf(signed)).toBe(403)
    bucket.laterByMs = 0
  })

  test('that is away refuses files with words, and the rest of the school goes on', async () => {
    const gone = await S3Server.open()
    const there = await school.reopened({ DATA_DIR: folder, ...gone.environment })
    await gone.close()
    const person = masha.at(there.app)
    const { status, body } = await send(person, png, { id: idOf(2) })
    expect([status, body.error]).toEqual([503, expect.stringContaining('повторить через минуту')])
    expect(await school.rows('select id from files where id = $1', [idOf(2)])).toEqual([])
    expect((await person.get('/readyz')).body).toMatchObject({
      status: 'degraded',
      parts: { database: 'ok', files: 'failing' },
    })
    await there.app.close()
    await there.jobQueue.stop()
  })

  test('is common to machines that share no disk', async () => {
    const [here, there] = ['here', 'there'].map((machine) => path.join(folder, machine))
    const settings = { LIMIT_MULTIPLIER: '100', ...bucket.environment }
    const one = await school.process({ ...settings, DATA_DIR: here! })
    const other = await school.process({ ...settings, DATA_DIR: there! })
    expect((await send(masha.at(one), png, { id: idOf(3) })).status).toBe(200)
    expect((await read(masha.at(other), `/api/files/${idOf(3)}`)).headers['content-type']).toBe('image/png')
    expect((await send(masha.at(other), png, { id: idOf(3) })).body.id).toBe(idOf(3))
    await school.rows('delete from files where id = $1', [idOf(3)])
    bucket.objects.delete(idOf(3))
    await Promise.all([one.close(), other.close()])
  })

  test('gets the files of a disk, and a disk those of a bucket, as often as one likes', async () => {
    const disk = diskStore(path.join(folder, 'files'))
    const there = s3Store(bucket.settings, path.join(folder, 'files/incoming'))
    const sql = school.database.pool
    expect(await carryFiles(sql, there, disk)).toEqual({ carried: 1, known: 0, absent: [] })
    expect(await disk.sizeOf(idOf(1))).toBe(png.length)
    bucket.objects.clear()
    expect(await carryFiles(sql, disk, there)).toEqual({ carried: 1, known: 0, absent: [] })
    expect(await carryFiles(sql, disk, there)).toEqual({ carried: 0, known: 1, absent: [] })
    expect([...bucket.objects.keys()]).toEqual([idOf(1)])
    await disk.remove(idOf(1))
    bucket.objects.clear()
    expect(await carryFiles(sql, disk, there)).toEqual({ carried: 0, known: 0, absent: [idOf(1)] })
  })
})
