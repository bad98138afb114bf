import { nonBreaking } from '@school/texts'
import { Breadcrumbs, Button, IconPrinter, Tabs } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Contents } from '../Contents.tsx'
import type { SchoolFacts } from '../facts.ts'
import { contentPageQuery } from '../queries.ts'
import { t } from '../ru.ts'
import styles from './ContentPageScreen.module.css'
import { PageText } from './PageText.tsx'

export interface ContentPageScreenProps {
  path: string
  facts: SchoolFacts
  /** Under the site's header: the way here is shown. Without it the layout leads home. */
  hasCrumbs?: boolean
  /** A document: its day is an edition, and on paper the addresses of its links are printed. */
  isDocument?: boolean
  /** Between the title and the text. */
  children?: ReactNode
  /** After the text: what is done with it when it has been read. */
  end?: ReactNode
}

/** A page of words: everything on it was ready on the server, only printing needs the browser. */
export function ContentPageScreen({
  path,
  facts,
  hasCrumbs,
  isDocument,
  children,
  end,
}: ContentPageScreenProps) {
  const { data: page } = useSuspenseQuery(contentPageQuery(path))
  const { title, headings, tabs, updatedOn } = page
  return (
    <div className={headings.length > 0 ? styles.page : `${styles.page} ${styles.narrow}`}>
      {hasCrumbs && (
        <div className="no-print">
          <Breadcrumbs crumbs={[{ title: t.home, to: '/' }, { title }]} />
        </div>
      )}
      {tabs.length > 0 && (
        <div className="no-print">
          <Tabs
            label={t.tabs}
            tabs={tabs.map((tab) => ({ title: tab.title, to: `/${tab.path}`, current: tab.path === path }))}
          />
        </div>
      )}
      <header className={styles.head}>
        <h1>{nonBreaking(title)}</h1>
        <div className={styles.facts}>
          <p>
            <time dateTime={updatedOn}>{isDocument ? t.edition(updatedOn) : t.updated(updatedOn)}</time>
          </p>
          <Button
            kind="quiet"
            size="s"
            icon={<IconPrinter aria-hidden="true" />}
            className="no-print"
            onClick={() => print()}
          >
            {t.print}
          </Button>
        </div>
      </header>
      {children}
      <div className={headings.length > 0 ? styles.columns : undefined}>
        {headings.length > 0 && <Contents headings={headings} />}
        <article className={styles.text} data-document={isDocument ? '' : undefined}>
          <PageText html={page.html} facts={facts} />
        </article>
      </div>
      {end}
    </div>
  )
}
