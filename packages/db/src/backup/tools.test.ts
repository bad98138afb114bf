import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { addressFor, findTool } from './tools.ts'

const base = mkdtempSync(path.join(tmpdir(), 'smekalka-tools-'))
afterAll(() => rmSync(base, { recursive: true }))

const folderWith = (major: number): string => {
  const folder = path.join(base, String(major))
  mkdirSync(folder)
  writeFileSync(path.join(folder, 'pg_dump'), `#!/bin/sh\necho 'pg_dump (PostgreSQL) ${major}.4'\n`, {
    mode: 0o755,
  })
  return folder
}

test('of the tools of several versions the oldest is taken that can read the server', async () => {
  const folders = [14, 17, 15].map(folderWith)
  expect((await findTool('pg_dump', 15, folders)).major).toBe(15)
  expect((await findTool('pg_dump', 16, folders)).major).toBe(17)
  await expect(findTool('pg_dump', 18, folders)).rejects.toThrow('postgresql-client-18')
})

test('without the tool the message says where to get it', async () => {
  await expect(findTool('pg_restore', 15, [base])).rejects.toThrow(
    /pg_restore версии 15.*apt-get install postgresql-client-15/,
  )
})

test('a password is not an argument, which everybody on the machine can see', () => {
  const { address, env } = addressFor('postgres://school:a%20secret@db:5432/school?sslmode=require')
  expect(address).toBe('postgres://school@db:5432/school?sslmode=require')
  expect(env['PGPASSWORD']).toBe('a secret')
})
