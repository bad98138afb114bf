import type { Plugin } from 'vite'

const routersWay =
  /catch \(error\) \{[\s\S]*?window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);\s*\}/
/** Trap: the router waits for ever when the promise of a route is rejected; a route that throws on use is shown as an error. */
const ourWay = `catch (error) {
  const fail = () => { throw error };
  return routeModulesCache[route.id] = { default: fail, clientLoader: fail };
}`

/**
 * A route module that fails to load is an error of its page. The router itself would silently reload the page that
 * is being left, in an endless loop; it has no setting for that.
 */
export const failedRouteThrows = (): Plugin => ({
  name: 'failed-route-throws',
  transform(code, id) {
    if (!/react-router\/dist\/.*\/ssr\/routeModules\.js$/.test(id)) return null
    const changed = code.replace(routersWay, ourWay)
    if (changed === code)
      this.error('the router loads its routes in another way than failed-route-throws knows')
    return { code: changed, map: null }
  },
})
