import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const notOurs = new Set([
  'node_modules',
  '.git',
  'build',
  '.react-router',
  '.tscache',
  'var',
  'coverage',
  'test-results',
])

/** Every file of the repository written by people, relative to the root, with forward slashes. */
export function repositoryFiles(folder = ''): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (notOurs.has(entry.name)) return []
    return entry.isDirectory() ? repositoryFiles(name) : entry.isFile() ? [name] : []
  })
}

export const readText = (file: string): string => readFileSync(path.join(root, file), 'utf8')
export const foldersIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()

export const isCode = (file: string): boolean => /\.(ts|tsx|mjs|cjs|js|css)$/.test(file)
export { root }
