import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

interface Change {
  file: RegExp
  from: string
  to: string
}

const beside = (file: string): string =>
  JSON.stringify(fileURLToPath(new URL(`routing/${file}`, import.meta.url)))

/** For every page the router makes its routes three times over and tries every expression of each of them. */
const changes: readonly Change[] = [
  {
    file: /lib\/router\/utils\.js$/,
    from: 'matches = matchRouteBranch(branches[i], decoded, allowPartial);',
    to: 'if (allowPartial || mayMatch(branches[i], decoded)) matches = matchRouteBranch(branches[i], decoded, allowPartial);',
  },
  {
    file: /lib\/dom\/ssr\/server\.js$/,
    from: 'let routes = createServerRoutes(manifest.routes, routeModules, context.future, context.isSpaMode);',
    to: "let routes = once(manifest.routes, 'routes', () => createServerRoutes(manifest.routes, routeModules, context.future, context.isSpaMode));",
  },
  {
    file: /lib\/dom\/server\.js$/,
    from: 'let manifest = {};\n\tlet dataRoutes = convertRoutesToDataRoutes(routes, void 0, void 0, manifest);',
    to: "let { manifest, dataRoutes } = once(routes, 'data', () => { let manifest = {}; return { manifest, dataRoutes: convertRoutesToDataRoutes(routes, void 0, void 0, manifest) }; });",
  },
  {
    file: /lib\/hooks\.js$/,
    from: 'let { pathname: locationPathname } = useLocation();\n\tlet routePathnamesJson = JSON.stringify(getResolveToMatches(matches));\n\treturn',
    to: 'let { pathname: locationPathname } = useLocation();\n\tlet routePathnamesJson = isWhole(to) ? "[]" : JSON.stringify(getResolveToMatches(matches));\n\treturn',
  },
  {
    file: /lib\/server-runtime\/server\.js$/,
    from: 'routeModules: createEntryRouteModules(build.routes),',
    to: "routeModules: once(build.routes, 'modules', () => createEntryRouteModules(build.routes)),",
  },
  {
    file: /lib\/dom\/ssr\/components\.js$/,
    from: 'JSON.stringify(getPartialManifest(manifest, router), null, 2)',
    to: 'JSON.stringify(getPartialManifest(manifest, router))',
  },
]

const routersOwn = /react-router\/dist\/production\/lib\//

/** The router of the server, with what does not change made once. @throws while building, when the router is another than is known here */
export const quickRouting = (): Plugin => ({
  name: 'quick-routing',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform(code, id) {
    if (!routersOwn.test(id)) return null
    const ours = changes.filter(({ file }) => file.test(id))
    if (ours.length === 0) return null
    const imports = `import { mayMatch } from ${beside('may-match.ts')}\nimport { isWhole } from ${beside('is-whole.ts')}\nimport { once } from ${beside('once.ts')}\n`
    const changed = ours.reduce((text, { from, to }) => {
      if (!text.includes(from)) this.error(`the router has no "${from}" any more`)
      return text.replace(from, () => to)
    }, code)
    return { code: imports + changed, map: null }
  },
})
