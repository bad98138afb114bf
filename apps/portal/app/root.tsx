import '@school/ui/styles.css'
import { ErrorState, fontsToPreload, NotFoundState, UnavailableState } from '@school/ui'
import { type ReactNode, useContext } from 'react'
import { isRouteErrorResponse, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import type { Route } from './+types/root'
import { FirstStyles, NonceContext } from '@school/ssr'
import { ru } from './ru.ts'

export const meta: Route.MetaFunction = () => [{ title: ru.title }, { name: 'description', content: ru.lead }]

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext)
  return (
    <html lang="ru">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {fontsToPreload.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Meta />
        <FirstStyles />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function Root() {
  return (
    <main id="content">
      <Outlet />
    </main>
  )
}

function failureOf(status: number): ReactNode {
  if (status === 404) return <NotFoundState action={<a href="/">{ru.home}</a>} />
  if (status === 503) return <UnavailableState onRetry={() => location.reload()} />
  return <ErrorState level={1} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  return <main id="content">{failureOf(status)}</main>
}
