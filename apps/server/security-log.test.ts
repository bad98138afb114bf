import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SecurityLog } from '@school/kernel/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WrongSetting } from './config.ts'
import { openSecurityLog } from './security-log.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'smekalka-security-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const entry: Parameters<SecurityLog>[0] = {
  event: 'authz_fail',
  outcome: 'fail',
  reason: 'forbidden',
  subjectIds: [],
  reqId: 'request',
  userId: 7,
  session: null,
  source: null,
  method: 'GET',
  route: '/api/trainings/:trainingId',
  ids: { trainingId: '1' },
}
const linesOf = (file: string): Record<string, unknown>[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

test('a line is in the file as soon as it is written, whatever the level of the other log is', () => {
  const securityLog = path.join(folder, 'made/security.log')
  const log = openSecurityLog({ securityLog, logLevel: 'silent' }, () => {})
  log.write(entry)
  log.write({ ...entry, event: 'user_created', outcome: 'success' })
  const [failed, created] = linesOf(securityLog)
  expect(failed).toEqual({
    level: 40,
    time: expect.any(Number),
    pid: process.pid,
    hostname: expect.any(String),
    log: 'security',
    ...entry,
  })
  expect(created).toMatchObject({ level: 30, event: 'user_created' })
})

test('earlier lines stay; a renamed file is left and a new one of its name is begun', () => {
  const securityLog = path.join(folder, 'security.log')
  writeFileSync(securityLog, '{"event":"old"}\n')
  const log = openSecurityLog({ securityLog, logLevel: 'info' }, () => {})
  log.write(entry)
  renameSync(securityLog, `${securityLog}.1`)
  log.write(entry)
  log.reopen()
  log.write(entry)
  expect(linesOf(`${securityLog}.1`)).toHaveLength(3)
  expect(linesOf(securityLog)).toHaveLength(1)
})

test('a file that can’t be opened stops the start with a cure; one that can’t be reopened is reported and loses nothing', () => {
  const file = path.join(folder, 'file')
  writeFileSync(file, '')
  const open = () => openSecurityLog({ securityLog: path.join(file, 'in-it'), logLevel: 'info' }, () => {})
  expect(open).toThrow(WrongSetting)
  expect(open).toThrow(/SECURITY_LOG.*Как исправить/)

  const faults: Error[] = []
  const securityLog = path.join(folder, 'sub/security.log')
  const log = openSecurityLog({ securityLog, logLevel: 'info' }, (error) => faults.push(error))
  renameSync(path.join(folder, 'sub'), path.join(folder, 'away'))
  writeFileSync(path.join(folder, 'sub'), '')
  log.reopen()
  log.write(entry)
  expect(faults).not.toEqual([])
  expect(linesOf(path.join(folder, 'away/security.log'))).toHaveLength(1)
})
