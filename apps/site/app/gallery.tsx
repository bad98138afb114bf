import '@school/ui/math.css'
import '@school/ui/prose.css'
import { visitorContext } from '@school/ssr'
import { TablesGallery } from '@school/tables/gallery'
import { TaskGallery } from '@school/task-forms/gallery'
import { PageHeader, Tabs } from '@school/ui'
import { Gallery } from '@school/ui/gallery'
import type { ComponentType } from 'react'
import { data } from 'react-router'
import type { RouteHandle } from '@school/pages'
import type { Route } from './+types/gallery'
import { brand } from './brand.ts'
import styles from './gallery.module.css'

const parts: Record<string, { title: string; Part: ComponentType }> = {
  components: { title: 'Компоненты', Part: Gallery },
  tables: { title: 'Таблицы', Part: TablesGallery },
  tasks: { title: 'Задачи', Part: TaskGallery },
}

/** Pages for developers, one for each part and one for all: outside of the catalogue, and absent in production. */
export function loader({ context, params: { part } }: Route.LoaderArgs) {
  const isKnown = part === undefined || Object.hasOwn(parts, part)
  if (!isKnown || context.get(visitorContext).isProduction) throw data(null, { status: 404 })
  return null
}

export const handle: RouteHandle = { isBare: true }

export const meta = () => [{ title: `Галерея — ${brand.name}` }, { name: 'robots', content: 'noindex' }]

export default function GalleryPage({ params: { part } }: Route.ComponentProps) {
  return (
    <main id="content" tabIndex={-1}>
      <div className={styles.head}>
        <PageHeader
          title="Из чего сделана «Смекалка»"
          lead="Все компоненты во всех состояниях: так видно сразу, где длинный текст или узкий экран что-то портит."
        >
          <Tabs
            label="Части галереи"
            tabs={[
              { title: 'Всё', to: '/dev/gallery', current: part === undefined },
              ...Object.entries(parts).map(([name, { title }]) => ({
                title,
                to: `/dev/gallery/${name}`,
                current: part === name,
              })),
            ]}
          />
        </PageHeader>
      </div>
      {Object.entries(parts).map(([name, { Part }]) => (part ?? name) === name && <Part key={name} />)}
    </main>
  )
}
