/** The tests, modules and pages of the repository from which the affected ones are chosen. */
export interface Repository {
  /** All story files and journeys with their texts, by path. */
  stories: readonly string[]
  journeys: ReadonlyMap<string, string>
  /** The modules imported by each module. */
  needs: ReadonlyMap<string, readonly string[]>
  /** Built pages of the site: name, address and the modules whose screens they show. */
  pages: readonly { name: string; path: string; modules: readonly string[] }[]
}

export interface Choice {
  /** The foundation has changed: all tests run. */
  isAll: boolean
  stories: string[]
  journeys: string[]
  /** Names of the pages to walk. */
  walk: string[]
}

/** The foundation and the base of all tests. */
const underAll =
  /^(packages\/(?!.*\.test\.)|apps\/site\/app\/(?!routes)|apps\/server\/testing|content\/|e2e\/(fixtures|addresses|layout)|package-lock|vitest\.config|playwright\.config|tools\/start)/

const moduleOf = (file: string): string | undefined => /^modules\/[^/]+\/([^/]+)\//.exec(file)?.[1]

/** The part of an address before its first parameter, as a journey contains it. */
const beginningOf = (address: string): string => address.replace(/\/(:.*)?$/, '')

/** Pure. @param changed paths of changed files from the root */
export function chooseTests(
  changed: readonly string[],
  { stories, journeys, needs, pages }: Repository,
): Choice {
  const isAll = changed.some((file) => underAll.test(file))
  if (isAll) return { isAll, stories: [], journeys: [], walk: [] }

  const modules = new Set(changed.map(moduleOf).filter((module) => module !== undefined))
  const touched = new Set([
    ...modules,
    ...[...needs].filter(([, of]) => of.some((r) => modules.has(r))).map(([r]) => r),
  ])
  const isServer = changed.some((file) =>
    /^apps\/server\/|^modules\/[^/]+\/[^/]+\/(server|contract)\//.test(file),
  )
  const isOfStories = (file: string) =>
    changed.includes(file) ||
    touched.has(moduleOf(file) ?? '') ||
    (isServer && /^(apps\/server|laws)\//.test(file))

  const isShown = ({ name, modules: of }: Repository['pages'][number]) =>
    of.some((module) => modules.has(module)) || changed.some((file) => file.endsWith(`/${kebab(name)}.tsx`))
  const shown = pages.filter(isShown)
  const goesTo = (text: string) => {
    const addresses = Array.from(text.matchAll(/['"`](\/[^'"`?#\s]*)/g), ([, address]) => address!)
    return shown.some(({ path }) => {
      const beginning = beginningOf(path)
      return addresses.some((address) => beginning !== '' && `${address}/`.startsWith(`${beginning}/`))
    })
  }
  return {
    isAll,
    stories: stories.filter(isOfStories),
    journeys: [...journeys]
      .filter(([file, text]) => changed.includes(file) || goesTo(text))
      .map(([file]) => file),
    walk: shown.map(({ name }) => name),
  }
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
