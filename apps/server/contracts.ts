import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import * as captcha from '@school/captcha/contract'
import * as kernel from '@school/kernel/contract'
import type { RoomContract } from '@school/kernel/server'

const modules = fileURLToPath(new URL('../../modules', import.meta.url))

/** The first paragraph of a module's README: a description of the module. */
function aboutOf(room: string): string {
  const file = path.join(modules, room, 'README.md')
  const [, paragraph = ''] = existsSync(file) ? readFileSync(file, 'utf8').split(/\n\s*\n/) : []
  return paragraph.replaceAll('\n', ' ').trim()
}

/** The contracts of all modules; modules with a contract are discovered by its file. */
export async function roomContracts(): Promise<RoomContract[]> {
  const places = readdirSync(modules)
    .toSorted()
    .map((room) => ({ room, file: path.join(modules, room, 'contract/index.ts') }))
    .filter(({ file }) => existsSync(file))
  const rooms = places.map(async ({ room, file }) => ({
    room,
    about: aboutOf(room),
    exports: (await import(pathToFileURL(file).href)) as Record<string, unknown>,
  }))
  return [
    { room: 'kernel', about: '', exports: kernel },
    { room: 'captcha', about: 'Who sends a form of guests has done a little work first.', exports: captcha },
    ...(await Promise.all(rooms)),
  ]
}
