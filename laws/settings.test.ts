import { readFileSync } from 'node:fs'
import { readConfig, settingNames, WrongSetting } from '../apps/server/config.ts'
import { describe, expect, test } from 'vitest'

test('.env.example names every setting and no other', () => {
  const names = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(
    ([, name]) => name,
  )
  expect(names.toSorted()).toEqual(settingNames.toSorted())
})

describe('an invalid setting stops the start', () => {
  const refusal = (env: Record<string, string>, args: string[] = []): string => {
    try {
      readConfig(env, args)
      return 'started'
    } catch (error) {
      expect(error).toBeInstanceOf(WrongSetting)
      return (error as Error).message
    }
  }
  test('with its name and a fix', () => {
    expect(refusal({ PORT: 'много' })).toMatch(/PORT.*PORT=3000/s)
    expect(refusal({ DATABASE_URL: 'mysql://x' })).toMatch(/DATABASE_URL.*postgres:\/\//s)
    expect(refusal({ SERVICES: 'http,push' })).toMatch(/SERVICES/)
    for (const TRUST_PROXY of [
      'on',
      'true',
      '0',
      '-1',
      '10.0.0.0/0',
      '10.0.0.0/33',
      'proxy.example',
      '10.0.0.0/8,on',
      ',',
    ])
      expect(refusal({ TRUST_PROXY }), TRUST_PROXY).toMatch(/TRUST_PROXY.*TRUST_PROXY=1/s)
    expect(refusal({ EXTERNAL_LINKS: '{"jobs":' })).toMatch(/EXTERNAL_LINKS/)
    expect(refusal({ EXTERNAL_LINKS: '{"jobs":"javascript:alert(1)"}' })).toMatch(/EXTERNAL_LINKS/)
    expect(refusal({ EXTERNAL_LINKS: '{"unknown":"https://a.example"}' })).toMatch(/EXTERNAL_LINKS/)
  })
  test('when it is a short secret, or missing in production', () => {
    expect(refusal({ SECRET: 'short' })).toMatch(/SECRET/)
    expect(refusal({ NODE_ENV: 'production' })).toMatch(/SECRET/)
  })
  test('when a bucket has no key', () => {
    const FILES_S3_URL = 'https://storage.example'
    expect(refusal({ FILES_S3_URL, FILES_S3_BUCKET: 'school' })).toMatch(/FILES_S3_URL.*FILES_S3_SECRET/s)
    expect(refusal({ FILES_S3_SECRET: 'x' })).toMatch(/FILES_S3_URL/)
    expect(refusal({ FILES_S3_URL, FILES_S3_BUCKET: 'Школа' })).toMatch(/FILES_S3_BUCKET/)
  })
  test('when several processes have no shared database or no shared limits', () => {
    expect(refusal({}, ['--processes', '2'])).toMatch(/DATABASE_URL/)
    expect(refusal({ DATABASE_URL: 'postgres://localhost/x' }, ['--processes=2'])).toMatch(/REDIS_URL/)
  })
})

test('all settings have defaults', () => {
  expect(readConfig({})).toMatchObject({ port: 3000, processes: 1, isDemo: true, isProduction: false })
})

test('external addresses are read from one setting, and without it there are none', () => {
  const EXTERNAL_LINKS = '{"jobs":"https://rabota.example/smekalka"}'
  expect(readConfig({ EXTERNAL_LINKS }).externalLinks).toEqual({ jobs: 'https://rabota.example/smekalka' })
  expect(readConfig({}).externalLinks).toEqual({})
})

test('an empty value counts as missing', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' }).databaseUrl).toBeUndefined()
})

test('a developer’s terminal gets a quiet log, other outputs and production a complete one', () => {
  const secret = { NODE_ENV: 'production', SECRET: 'x'.repeat(40) }
  expect(readConfig({}, [], true)).toMatchObject({ isTerminal: true, logLevel: 'warn' })
  expect(readConfig({ LOG_LEVEL: 'debug' }, [], true).logLevel).toBe('debug')
  expect(readConfig({}, [], false)).toMatchObject({ isTerminal: false, logLevel: 'info' })
  expect(readConfig(secret, [], true)).toMatchObject({ isTerminal: false, logLevel: 'info' })
})
