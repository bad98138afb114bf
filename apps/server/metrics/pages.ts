import { matchPage, portal, site } from '@school/routes'
import { Histogram, type Registry } from 'prom-client'

const catalogues = { site, portal }
export type AppName = keyof typeof catalogues

/** The page of the catalogue that answers an address or its data; never the address, which clients can make up. */
export function pageOf(app: AppName, pathname: string): string {
  const path = pathname.replace(/(\/_root|\/_)?\.data$/, '') || '/'
  return matchPage(catalogues[app], path)?.page.path ?? 'none'
}

/** @returns a timer of rendered pages: cached pages cost nothing */
export function measurePages(registry: Registry) {
  const duration = new Histogram({
    name: 'school_page_render_seconds',
    help: 'Time to render a page on the server, by app, page of the catalogue and status class',
    labelNames: ['app', 'page', 'status'] as const,
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  return async <R extends { status: number }>(
    app: AppName,
    pathname: string,
    render: () => Promise<R>,
  ): Promise<R> => {
    const began = performance.now()
    let status = 500
    try {
      const response = await render()
      status = response.status
      return response
    } finally {
      duration
        .labels(app, pageOf(app, pathname), `${Math.floor(status / 100)}xx`)
        .observe((performance.now() - began) / 1000)
    }
  }
}
