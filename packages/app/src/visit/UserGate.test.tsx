import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { AwaitUser } from './AwaitUser.tsx'
import { UserGate } from './UserGate.tsx'

async function shown(element: ReactElement): Promise<string> {
  const routes = [{ path: '/', element }]
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request('http://localhost/'))
  if (context instanceof Response) throw new Error('redirected')
  return renderToStaticMarkup(
    <StaticRouterProvider
      router={createStaticRouter(handler.dataRoutes, context)}
      context={context}
      hydrate={false}
    />,
  )
}

const neverAsked = async () => false

test('a page that knows the user is shown at once', async () => {
  expect(
    await shown(
      <UserGate isUnknown={false} ask={neverAsked}>
        страница
      </UserGate>,
    ),
  ).toBe('страница')
})

test('a page that does not know yet shows the loader instead of itself', async () => {
  const html = await shown(<AwaitUser ask={neverAsked}>страница</AwaitUser>)
  expect(html).toContain('Открываем школу…')
  expect(html).not.toContain('страница')
})
