import path from 'node:path'
import { globSync, readFileSync } from 'node:fs'
import type { EntryContext, RouterContextProvider } from 'react-router'
import { ServerRouter } from 'react-router'
import { type DrawnParts, DrawnPartsContext, lazyModulesLoaded } from './drawn-parts.ts'
import { FailureCodeContext, NonceContext, RenderedForContext } from './contexts.ts'
import { failureCodeOf } from './failure.ts'
import { formulaFontLinks } from './formula-fonts.ts'
import { StyleTextContext } from './first-styles.ts'
import { sheetMarkup } from './part-sheets.ts'
import { renderPage } from './render-page.ts'
import { visitorContext } from './visitor.ts'

export { handleError } from './failure.ts'
export const streamTimeout = 5000

/** Renders a page for the visitor of the request; a guest's page is kept by the server's cache and comes whole. */
export async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const visitor = loadContext.get(visitorContext)
  const { nonce, isSignedIn, isPrerender } = visitor
  // The browsers of signed-in people keep the styles.
  const textOf = isSignedIn ? undefined : styleText
  const drawn: DrawnParts = { parts: new Set(), sheets: new Set() }
  await lazyModulesLoaded()
  return renderPage(
    <NonceContext value={nonce}>
      <StyleTextContext value={textOf}>
        <DrawnPartsContext value={drawn}>
          <FailureCodeContext value={failureCodeOf(visitor)}>
            <RenderedForContext value={visitor}>
              <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
            </RenderedForContext>
          </FailureCodeContext>
        </DrawnPartsContext>
      </StyleTextContext>
    </NonceContext>,
    {
      nonce,
      status,
      headers,
      waitsForAll: isPrerender,
      timeoutMs: streamTimeout + 1000,
      drawnSheets: () => sheetMarkup(takeSheets(drawn), textOf),
      linksFor,
    },
  )
}

/** This code is in a file of `build/server`. */
const built = path.join(import.meta.dirname.replace(/([\\/]build)[\\/]server.*$/, '$1'), 'client')
const linksFor = formulaFontLinks(
  globSync('assets/*/*.woff2', { cwd: built }).map((file) => `/${file.replaceAll('\\', '/')}`),
)
const texts = new Map<string, string | null>()
/** By the key of a lazy module: `tools/vite/named-parts.ts`. */
const sheetsOfParts = JSON.parse(readFileSync(path.join(built, 'sheets-of-parts.json'), 'utf8')) as Record<
  string,
  readonly string[]
>

/** Sheets of what has been drawn so far, without those that are on the page. */
function takeSheets({ parts, sheets }: DrawnParts): string[] {
  const wanted = [...parts].flatMap((part) => sheetsOfParts[part] ?? [])
  const missing = [...new Set(wanted)].filter((sheet) => !sheets.has(sheet))
  for (const sheet of missing) sheets.add(sheet)
  return missing
}

/** Text of a style sheet of this build; `null` when there is no such file. */
function styleText(address: string): string | null {
  const known = texts.get(address)
  if (known !== undefined) return known
  const text = address.startsWith('/assets/') ? read(path.join(built, address)) : null
  texts.set(address, text)
  return text
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return null
  }
}
