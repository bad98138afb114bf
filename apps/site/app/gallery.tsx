import '@school/ui/math.css'
import '@school/ui/prose.css'
import { visitorContext } from '@school/ssr'
import { TablesGallery } from '@school/tables/gallery'
import { TaskGallery } from '@school/tasks/gallery'
import { Gallery } from '@school/ui/gallery'
import { data } from 'react-router'
import type { RouteHandle } from '@school/pages'
import type { Route } from './+types/gallery'
import { brand } from './brand.ts'

/** A page of the developer, outside of the catalogue: in production there is no such address. */
export function loader({ context }: Route.LoaderArgs) {
  if (context.get(visitorContext).isProduction) throw data(null, { status: 404 })
  return null
}

export const handle: RouteHandle = { isBare: true }

export const meta = () => [{ title: `Галерея — ${brand.name}` }, { name: 'robots', content: 'noindex' }]

export default function GalleryPage() {
  return (
    <main id="content" tabIndex={-1}>
      <Gallery />
      <TablesGallery />
      <TaskGallery />
    </main>
  )
}
