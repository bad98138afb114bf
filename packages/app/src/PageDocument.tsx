import { earlyUseScript, typedEarlyScript } from '@school/browser'
import { FirstStyles, LateScripts, NonceContext } from '@school/ssr'
import { fontsToPreload } from '@school/ui'
import { type ReactNode, useContext, useEffect } from 'react'
import { Meta, ScrollRestoration, useRouteError } from 'react-router'
import { firstFilesScript } from './failures/missing-chunk.ts'
import { early } from './ru-early.ts'

interface PageDocumentProps {
  csrfToken: string
  isSignedIn: boolean
  /** An inline script of the app that runs before the first paint. */
  earlyScript?: string
  /** `#rrggbb` of the browser's frame. */
  themeColor?: string
  /** An SVG of the brand; without one the owl. */
  icon?: string | undefined
  children: ReactNode
}

const scripts = (): string => [firstFilesScript, typedEarlyScript, earlyUseScript(early)].join('\n')

/** Signals hydration to the early-use script, tests and style sheets. */
function useReadyMark(): void {
  useEffect(() => {
    document.documentElement.dataset['ready'] = 'yes'
  }, [])
}

/** The HTML around every page. It says of itself whether somebody is here and whether a failure is shown: the entry reads it. */
export function PageDocument({
  csrfToken,
  isSignedIn,
  earlyScript = '',
  themeColor = '#fbf7f1',
  icon = '/favicon.svg',
  children,
}: PageDocumentProps) {
  const nonce = useContext(NonceContext)
  // Without an error the router gives null in the document and undefined elsewhere.
  const isFailed = (useRouteError() ?? null) !== null
  useReadyMark()
  return (
    <html
      lang="ru"
      data-signed-in={isSignedIn ? 'yes' : undefined}
      data-failed={isFailed ? 'yes' : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="csrf-token" content={csrfToken} suppressHydrationWarning />
        <script
          nonce={nonce}
          dangerouslySetInnerHTML={{
            __html: import.meta.env.SSR ? `${scripts()}\n${earlyScript}` : '',
          }}
          suppressHydrationWarning
        />
        <meta name="theme-color" content={themeColor} />
        <link rel="icon" href={icon} type="image/svg+xml" />
        {fontsToPreload.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Meta />
        <FirstStyles />
      </head>
      <body>
        <noscript>
          <p className="without-scripts">{import.meta.env.SSR && early.withoutScripts}</p>
        </noscript>
        {children}
        <ScrollRestoration nonce={nonce} />
        <LateScripts nonce={nonce} />
      </body>
    </html>
  )
}
