import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { buildIdOf, mountBuildManifest } from './build-manifest.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'build-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function build(app: string, ...files: string[]): string {
  mkdirSync(path.join(folder, app, 'assets', app), { recursive: true })
  for (const file of files) writeFileSync(path.join(folder, app, 'assets', app, file), '')
  return path.join(folder, app)
}

test('a build is known by the name of its list of routes', () => {
  const client = build('site', 'entry.client-XYZ.js', 'manifest-86fd4e3d.js', 'manifest-86fd4e3d.js.gz')
  expect(buildIdOf(client, 'site')).toBe('86fd4e3d')
})

test('a missing build fails the start', () => {
  expect(() => buildIdOf(build('empty'), 'empty')).toThrow('was not built')
})

test('every host answers with the build of its own app, and the answer is not cached', async () => {
  const app = fastify()
  mountBuildManifest(app, {
    version: '0.9.9',
    builds: { site: 'a1', portal: 'b2' },
    appOf: (host) => (host.startsWith('portal.') ? 'portal' : 'site'),
  })
  const ask = (host: string) => app.inject({ url: '/manifest.json', headers: { host } })
  const answer = await ask('localhost:3000')
  expect(answer.json()).toEqual({ version: '0.9.9', build: 'a1' })
  expect(answer.headers['cache-control']).toBe('no-store')
  expect((await ask('portal.localhost')).json()).toEqual({ version: '0.9.9', build: 'b2' })
})
