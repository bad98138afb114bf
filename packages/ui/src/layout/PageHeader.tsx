import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx'
import frame from './frame.module.css'

export interface PageHeaderProps {
  title: ReactNode
  /** One sentence: what the page is for. */
  lead?: ReactNode
  crumbs?: readonly Crumb[]
  /** Chips above the title. */
  marks?: ReactNode
  /** Buttons next to the title, below it on a phone. */
  actions?: ReactNode
  /** Under the title: tabs, filters, figures. */
  children?: ReactNode
}

/** The head of a page with its only `h1`. */
export function PageHeader({ title, lead, crumbs, marks, actions, children }: PageHeaderProps) {
  const words = (
    <>
      {marks && <p className={frame.row}>{marks}</p>}
      <h1>{title}</h1>
      {lead && <p className={frame.lead}>{lead}</p>}
    </>
  )
  return (
    <header className={frame.head}>
      {crumbs && <Breadcrumbs crumbs={crumbs} />}
      {actions ? (
        <div className={`${frame.row} ${frame.between}`}>
          <div className={frame.head}>{words}</div>
          <div className={frame.row}>{actions}</div>
        </div>
      ) : (
        words
      )}
      {children}
    </header>
  )
}
