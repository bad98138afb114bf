import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import * as captcha from '@school/captcha/contract'
import * as kernel from '@school/kernel/contract'
import type { ModuleContract } from '@school/kernel/server'

const modules = fileURLToPath(new URL('../../modules', import.meta.url))

/** The first paragraph of a module's README: a description of the module. */
function aboutOf(folder: string): string {
  const [, paragraph = ''] = readFileSync(path.join(modules, folder, 'README.md'), 'utf8').split(/\n\s*\n/)
  return paragraph.replaceAll('\n', ' ').trim()
}

/** The contracts of all modules; modules with a contract are discovered by its file. */
export async function moduleContracts(): Promise<ModuleContract[]> {
  const folders = globSync('*/*/contract/index.ts', { cwd: modules }).map((file) => path.join(file, '../..'))
  const serverModules = folders.map(async (folder) => ({
    module: path.basename(folder),
    about: aboutOf(folder),
    exports: (await import(pathToFileURL(path.join(modules, folder, 'contract/index.ts')).href)) as Record<
      string,
      unknown
    >,
  }))
  return [
    { module: 'kernel', about: '', exports: kernel },
    {
      module: 'captcha',
      about: 'Who sends a form of guests has done a little work first.',
      exports: captcha,
    },
    ...(await Promise.all(serverModules)).toSorted((a, b) => (a.module < b.module ? -1 : 1)),
  ]
}
