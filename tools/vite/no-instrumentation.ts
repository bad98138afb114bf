import type { Plugin } from 'vite'

/** Nobody watches the router in the browser: this is what it does then, without the watching. */
const unwatched: Readonly<Record<string, string>> = {
  consumeInstrumentationClientResultMetaReceiver: '() => undefined',
  getRouteInstrumentationUpdates: '() => ({})',
  instrumentClientSideRouter: '(router) => router',
  instrumentHandler: '(handler) => handler',
  instrumentationResultMetaContext: '{}',
}

/** The router calls its instrumentation only when it is given some, and has no setting to leave the code out. */
export const noInstrumentation = (): Plugin => ({
  name: 'no-instrumentation',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    if (!/react-router\/dist\/.*\/router\/instrumentation\.js$/.test(id)) return null
    const exported = /export \{([^}]*)\}/
      .exec(code)?.[1]
      ?.split(',')
      .map((name) => name.trim())
    if (exported?.toSorted().join() !== Object.keys(unwatched).toSorted().join())
      this.error('the instrumentation of the router is another than no-instrumentation knows')
    const lines = Object.entries(unwatched).map(([name, value]) => `export const ${name} = ${value}`)
    return { code: lines.join('\n'), map: null }
  },
})
