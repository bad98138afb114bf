import path from 'node:path'
import { readFileSync } from 'node:fs'
import type { EntryContext, RouterContextProvider } from 'react-router'
import { ServerRouter } from 'react-router'
import { FailureCodeContext, NonceContext, RenderedForContext } from './contexts.ts'
import { failureCodeOf } from './failure.ts'
import { StyleTextContext } from './first-styles.ts'
import { renderPage } from './render-page.ts'
import { visitorContext } from './visitor.ts'

export { handleError } from './failure.ts'
export const streamTimeout = 5000

/** Renders a page for the visitor of the request; a guest's page is kept by the server's cache and comes whole. */
export function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const visitor = loadContext.get(visitorContext)
  const { nonce, isSignedIn, isPrerender } = visitor
  return renderPage(
    <NonceContext value={nonce}>
      {/* Those who are signed in come again and again: their browsers keep the styles. */}
      <StyleTextContext value={isSignedIn ? undefined : styleText}>
        <FailureCodeContext value={failureCodeOf(visitor)}>
          <RenderedForContext value={visitor}>
            <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
          </RenderedForContext>
        </FailureCodeContext>
      </StyleTextContext>
    </NonceContext>,
    { nonce, status, headers, waitsForAll: isPrerender, timeoutMs: streamTimeout + 1000 },
  )
}

/** Beside the server's bundle, in whose file this code ends. */
const built = path.resolve(import.meta.dirname, '../client')
const texts = new Map<string, string | null>()

/** What stands in a style sheet of this build; `null` when there is no such file. */
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
