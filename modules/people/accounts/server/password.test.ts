import { scryptSync } from 'node:crypto'
import { Unavailable } from '@school/kernel/server'
import { expect, test } from 'vitest'
import { mostWaiting } from './hashing-queue.ts'
import { hashPassword, isOutdated, isPassword } from './password.ts'

const salt = Buffer.from('belogorskaya-16b')
const scrypted = ['scrypt', 1024, 8, 1, salt.toString('base64url')]
  .concat(scryptSync('kapitanskaya', salt, 32, { N: 1024, r: 8, p: 1 }).toString('base64url'))
  .join('$')

test('a password matches its hash, which contains the parameters, and no other password does', async () => {
  const hash = await hashPassword('Капитанская дочка')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(isOutdated(hash)).toBe(false)
  expect(await isPassword('Капитанская дочка', hash)).toBe(true)
  expect(await isPassword('капитанская дочка', hash)).toBe(false)
  expect(await hashPassword('Капитанская дочка')).not.toBe(hash)
})

test('«й» written in two signs is the same letter', async () => {
  expect(await isPassword('Бурый'.normalize('NFD'), await hashPassword('Бурый'.normalize('NFC')))).toBe(true)
})

test('a hash of former times is still known, and is outdated', async () => {
  expect(await isPassword('kapitanskaya', scrypted)).toBe(true)
  expect(await isPassword('belogorskaya', scrypted)).toBe(false)
  expect(isOutdated(scrypted)).toBe(true)
  expect(isOutdated('$argon2id$v=19$m=4096,t=2,p=1$c2FsdHNhbHRzYWx0$a2V5')).toBe(true)
})

test('no password matches an absent or damaged hash', async () => {
  expect(await isPassword('', null)).toBe(false)
  expect(await isPassword('kapitanskaya', '$argon2id$')).toBe(false)
})

test('an unknown user is looked up as long as a known one', async () => {
  const hash = await hashPassword('kapitanskaya')
  const quickest = { absent: Infinity, known: Infinity }
  // CPU time of all threads: passwords are hashed outside the JavaScript thread.
  const timeOf = async (known: string | null) => {
    const began = process.cpuUsage()
    await isPassword('belogorskaya', known)
    return process.cpuUsage(began).user
  }
  // In turn, so that a moment when the machine is busy falls to both.
  for (let i = 0; i < 5; i++) {
    quickest.absent = Math.min(quickest.absent, await timeOf(null))
    quickest.known = Math.min(quickest.known, await timeOf(hash))
  }
  const ratio = quickest.absent / quickest.known
  expect(ratio).toBeGreaterThan(0.4)
  expect(ratio).toBeLessThan(2.5)
})

test('the queue is limited; further requests are refused at once', async () => {
  const asked = Array.from({ length: mostWaiting + 20 }, () => isPassword('kapitanskaya', cheap))
  const settled = await Promise.allSettled(asked)
  const refused = settled.filter((one) => one.status === 'rejected')
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.length).toBeLessThanOrEqual(20)
  for (const { reason } of refused) expect(reason).toBeInstanceOf(Unavailable)
})

const cheap = '$argon2id$v=19$m=8,t=1,p=1$c2FsdHNhbHRzYWx0$a2V5a2V5a2V5a2V5'
