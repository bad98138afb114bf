import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const built = path.resolve(import.meta.dirname, '../apps/site/build/client')

const asset = /["'](\/assets\/[^"']+\.js)["']/g
const staticImport = /\b(?:from|import)\s*["']([^"']+\.js)["']/g

/** The router's list of routes names the modules of other pages too; they are not loaded yet. */
const manifest = /window\.__reactRouterManifest = [^]*?(?=window\.__reactRouterRouteModules)/

const scriptsOf = (html: string): string[] => {
  const tags = html.match(/<link[^>]+rel="modulepreload"[^>]*>|<script\b[^>]*>[^]*?<\/script>/g) ?? []
  return tags.flatMap((tag) => [...tag.replace(manifest, '').matchAll(asset)].map(([, address]) => address!))
}

/** The limit of a page, in thousands of bytes. */
export const firstLoadPromise = { ofGuest: 141, inApp: 175 }

/** Bytes of JavaScript, as transferred (Brotli), that a page loads before hydration: the scripts of its HTML and their static imports. */
export function firstLoadBytes(html: string): number {
  const waiting = scriptsOf(html)
  const sizes = new Map<string, number>()
  for (let address = waiting.pop(); address; address = waiting.pop()) {
    if (sizes.has(address)) continue
    const file = readFileSync(path.join(built, address))
    sizes.set(address, brotliCompressSync(file).length)
    for (const [, imported] of file.toString().matchAll(staticImport)) {
      waiting.push(path.posix.resolve(path.posix.dirname(address), imported!))
    }
  }
  if (sizes.size === 0) throw new Error('The page names no scripts.')
  return [...sizes.values()].reduce((total, size) => total + size, 0)
}
