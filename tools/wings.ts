import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The wings of `modules/` from the lowest to the highest (docs/decisions/005-group-modules-in-wings-and-import-only-downwards.md). */
export const wings = ['people', 'reach', 'day', 'engine', 'learning', 'contests', 'overview'] as const

export interface Module {
  /** The folder, as in `school-classes`. */
  readonly name: string
  readonly wing: string
  /** `modules/people/school-classes` */
  readonly folder: string
  /** Names of the modules in its `package.json`. */
  readonly needs: readonly string[]
}

const scope = '@school/'

/** All modules by name. */
export function modulesOf(root: string): ReadonlyMap<string, Module> {
  const folders = globSync('modules/*/*/package.json', { cwd: root }).map(path.dirname).toSorted()
  const names = new Set(folders.map((folder) => path.basename(folder)))
  return new Map(
    folders.map((folder) => {
      const { dependencies } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as {
        dependencies: Record<string, string>
      }
      const needs = Object.keys(dependencies)
        .filter((name) => name.startsWith(scope))
        .map((name) => name.slice(scope.length))
        .filter((name) => names.has(name))
      const name = path.basename(folder)
      return [name, { name, wing: path.basename(path.dirname(folder)), folder, needs }]
    }),
  )
}

const heightOf = ({ wing }: Module): number => (wings as readonly string[]).indexOf(wing)

/**
 * The modules below a module: those of lower wings, and those of its wing that it depends on, directly or through others. It may import them
 * and name their facts.
 * @throws {Error} a module depends on a higher wing or, through others, on itself
 */
export function belowOf(name: string, modules: ReadonlyMap<string, Module>): ReadonlySet<string> {
  const own = modules.get(name)!
  const lower = [...modules.values()].filter((other) => heightOf(other) < heightOf(own))
  const below = new Set(lower.map((other) => other.name))
  const add = (module: Module, path: readonly string[]): void => {
    for (const needed of module.needs) {
      if (needed === name) throw new Error(`Modules depend on each other: ${[...path, needed].join(' → ')}`)
      const other = modules.get(needed)!
      if (heightOf(other) > heightOf(own))
        throw new Error(`${module.name} depends on a higher wing: ${needed}`)
      if (below.has(needed)) continue
      below.add(needed)
      add(other, [...path, needed])
    }
  }
  add(own, [name])
  return below
}

/** Whether a module depends on another one, directly or through others. */
function dependsOn(module: Module, other: Module, modules: ReadonlyMap<string, Module>): boolean {
  return module.needs.some((name) => name === other.name || dependsOn(modules.get(name)!, other, modules))
}

/**
 * May statements of `home` read tables of `owner`? Those of packages and lower wings; in a wing, those of modules that do not depend on the reader.
 * Both are folders; apps read everything.
 */
export function mayReadIn(modules: ReadonlyMap<string, Module>): (owner: string, home: string) => boolean {
  const byFolder = new Map([...modules.values()].map((module) => [module.folder, module]))
  return (owner, home) => {
    const [read, reader] = [byFolder.get(owner), byFolder.get(home)]
    if (!read || !reader || heightOf(read) < heightOf(reader)) return true
    return heightOf(read) === heightOf(reader) && !dependsOn(read, reader, modules)
  }
}
