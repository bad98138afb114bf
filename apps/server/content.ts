import { existsSync } from 'node:fs'
import path from 'node:path'
import { builtAddress } from '@school/content-pages/server'
import { contentPart, extend, extensionsOf, readContent, type WholeContent } from '@school/kernel/server'
import { askedPlace } from '@school/content-source/server'
import { matchPage, routeFileOf, site } from '@school/routes'
import { contentFolder, WrongContent, writtenProblem } from './content-folder.ts'
import { serverModules } from './modules.ts'

const screens = path.join(import.meta.dirname, '../site/app')

/** The parts of the content folder, of all modules. */
export const contentParts = extensionsOf(serverModules)(contentPart)

/** A text may link only to a page that has a screen. */
function isBuilt(address: string): boolean {
  const match = matchPage(site, address)
  return match !== null && existsSync(path.join(screens, routeFileOf(match)))
}

/** The content of every module, including the broken one. @param asked part of a path: then texts of other places are not rendered */
export const readSchoolContent = (asked = ''): WholeContent =>
  readContent(contentParts, contentFolder, [extend(builtAddress, isBuilt), extend(askedPlace, asked)])

/** The content of every module. @throws WrongContent */
export function readRightContent(): WholeContent {
  const content = readSchoolContent()
  const errors = content.problems.filter(({ severity }) => severity === 'error')
  if (errors.length > 0) throw new WrongContent(errors.map(writtenProblem).join('\n'))
  return content
}
