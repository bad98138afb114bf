import path from 'node:path'
import type { Plugin } from 'vite'
import { type Chunk, sheetsOf } from './sheets-of.ts'

const calls = /\blazy(?:Part|Module)\(/g
const named = /\b(lazy(?:Part|Module)\()\s*(\(\)\s*=>\s*import\(\s*["']([^"']+)["']\s*\))/g

const keyIn = (root: string, id: string): string => path.relative(root, id).replaceAll(path.sep, '/')

/** A lazy module has the same key in both builds, so that the page includes the style sheets of server-rendered parts. */
export const namedParts = (): Plugin[] => [
  {
    name: 'named-parts',
    applyToEnvironment: ({ name }) => name === 'ssr',
    async transform(code, id) {
      const made = code.match(calls)?.length
      if (made === undefined || /ui\/src\/lazy-part\.tsx/.test(id)) return null
      const found = [...code.matchAll(named)]
      if (found.length !== made) this.error('lazyPart and lazyModule take a literal () => import(…)')
      const { root } = this.environment.config
      const edits = found.map(async ([whole, call, load, source]) => {
        const module = await this.resolve(source!, id)
        if (!module) return this.error(`${source} is not found`)
        const key = JSON.stringify(keyIn(root, module.id))
        return [whole, `${call}Object.assign(${load}, { part: ${key} })`] as const
      })
      const changed = (await Promise.all(edits)).reduce(
        (text, [from, to]) => text.replace(from, () => to),
        code,
      )
      return { code: changed, map: null }
    },
  },
  {
    name: 'sheets-of-parts',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    // The manifest of Vite does not name modules that share a chunk.
    generateBundle(_, bundle) {
      const { root } = this.environment.config
      const chunks = new Map<string, Chunk>()
      const chunkOf = new Map<string, string>()
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const css = [...(chunk.viteMetadata?.importedCss ?? [])]
        chunks.set(chunk.fileName, { imports: chunk.imports, css })
        for (const id of chunk.moduleIds)
          if (this.getModuleInfo(id)?.dynamicImporters.length) chunkOf.set(keyIn(root, id), chunk.fileName)
      }
      const sheets = [...chunkOf].map(([key, file]) => [key, sheetsOf(chunks, file)])
      const source = JSON.stringify(Object.fromEntries(sheets))
      this.emitFile({ type: 'asset', fileName: 'sheets-of-parts.json', source })
    },
  },
]
