import { existsSync } from 'node:fs'
import path from 'node:path'
import { matchPage, pagesOf, routeFileOf, routerPathsOf, type Catalogue, type Page } from '@school/routes'
import { matchRoutes } from 'react-router'
import { describe, expect, test } from 'vitest'
import { apps, pageLines, pageTable } from '../tools/page-table.ts'
import { repositoryFiles, root } from './files.ts'

test('docs/pages.txt lists the catalogue', async () => {
  await expect(pageTable(pageLines())).toMatchFileSnapshot('../docs/pages.txt')
})

/** An address of the page with valid values of all parameters. */
function exampleOf({ path: pattern, rules }: Page): string {
  return pattern.replace(/:(\w+)\??/g, (_, name: string) => {
    const rule = rules?.[name]
    return typeof rule === 'object' ? rule[0]! : rule === 'klass' ? '7-klass' : '12'
  })
}

describe.each(Object.entries(apps))('%s', (app, catalogue: Catalogue) => {
  const entries = pagesOf(catalogue)
  const home = `apps/${app}/app`
  const routeFiles = repositoryFiles()
    .filter((file) => file.startsWith(`${home}/routes/`) && file.endsWith('.tsx'))
    .filter((file) => !path.basename(file).startsWith('_'))
    .map((file) => file.slice(home.length + 1))

  test('every route module belongs to a page of the catalogue', () => {
    const known = new Set(entries.map(routeFileOf))
    expect(routeFiles.filter((file) => !known.has(file))).toEqual([])
  })

  test('pages that are not built yet', async ({ annotate }) => {
    const missing = entries.filter((entry) => !existsSync(path.join(root, home, routeFileOf(entry))))
    await annotate(missing.map(({ group, name }) => `${group}.${name}`).join(', '), 'not built')
    expect(missing.length).toBeLessThanOrEqual(entries.length)
    console.info(`${app}: ${missing.length} of ${entries.length} pages are not built`)
  })

  test('the router and the guard resolve an address to the same page', () => {
    // The router does not know rules of parameters: these two have the same pattern, the screen distinguishes them.
    const distinguishedByScreen = ['guidance.events']
    const routes = entries.flatMap(({ group, name, page }) =>
      routerPathsOf(page).map((path) => ({ id: `${group}.${name}`, path })),
    )
    const differences = entries
      .filter(({ group, name }) => !distinguishedByScreen.includes(`${group}.${name}`))
      .map(({ page }) => exampleOf(page))
      .map((address) => {
        const guarded = matchPage(catalogue, address)
        const routed = matchRoutes(routes, address)?.at(-1)?.route.id
        return `${address}: guard ${guarded?.group}.${guarded?.name}, router ${routed}`
      })
      .filter((line) => !/guard (\S+), router \1$/.test(line))
    expect(differences).toEqual([])
  })
})
