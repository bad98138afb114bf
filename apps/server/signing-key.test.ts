import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeTrainingKey } from '@school/pdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WrongSetting } from './config.ts'
import { signingKeyIn } from './signing-key.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'smekalka-key-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('without a file there is a key for training, the same one each time', async () => {
  const keyOf = signingKeyIn({ signingKey: null })
  const key = await keyOf()
  expect(key.isTraining).toBe(true)
  expect(await keyOf()).toBe(key)
})

test('the key of the settings is the school’s own', async () => {
  const file = path.join(folder, 'school.p12')
  await writeFile(file, (await makeTrainingKey(new Date('2026-01-01'))).p12)
  expect((await signingKeyIn({ signingKey: { file, passphrase: '' } })()).isTraining).toBe(false)
  expect(() => signingKeyIn({ signingKey: { file, passphrase: 'другая' } })).toThrow(WrongSetting)
})

test('a file that is not there stops the start and says which setting is wrong', () => {
  const signingKey = { file: path.join(folder, 'nobody.p12'), passphrase: '' }
  expect(() => signingKeyIn({ signingKey })).toThrow(/SIGNING_KEY_FILE.*ENOENT/)
})
