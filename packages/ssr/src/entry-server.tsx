import type { EntryContext, RouterContextProvider } from 'react-router'
import { ServerRouter } from 'react-router'
import { failureCodeOf } from './failure.ts'
import { FailureCodeContext } from './failure-code.ts'
import { StyleTextContext } from './first-styles.ts'
import { NonceContext } from './nonce.ts'
import { RenderedForContext } from './rendered-for.ts'
import { renderPage } from './render-page.ts'
import { styleText } from './style-text.ts'
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
