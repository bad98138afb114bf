import { ButtonLink, ChipLink, EmptyState, useYou } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { catalogAt } from '../addresses.ts'
import frame from '@school/ui/frame.module.css'
import { trainingsQuery } from '../queries.ts'
import { t } from '../ru.ts'
import { TrainingTile } from '../TrainingTile.tsx'

/** @param tabs of the catalogue, from the module that owns it */
export function TrainingsCatalogScreen({ grade, tabs }: { grade: number | null; tabs: ReactNode }) {
  const you = useYou()
  const { data: all } = useSuspenseQuery(trainingsQuery())
  const { data: trainings } = useSuspenseQuery(trainingsQuery(grade))
  const grades = [...new Set(all.rows.flatMap((training) => training.grades))].toSorted((a, b) => a - b)
  return (
    <div className={frame.page}>
      {/* Not PageHeader: its breadcrumbs would exceed the first load of a guest. */}
      <div className={frame.head}>
        <h1>{t.catalogTitle}</h1>
        <p className={frame.lead}>{you(t.catalogLead)}</p>
        {tabs}
        <nav aria-label={t.grades}>
          <ul className={`plain-list ${frame.row}`}>
            <li>
              <ChipLink to={catalogAt()} chosen={grade === null} preventScrollReset>
                {t.allGrades}
              </ChipLink>
            </li>
            {grades.map((index) => (
              <li key={index}>
                <ChipLink to={catalogAt(index)} chosen={grade === index} preventScrollReset>
                  {t.grade(index)}
                </ChipLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {trainings.rows.length === 0 ? (
        <EmptyState
          pose="lost"
          title={t.nothingTitle}
          text={you(t.nothingText)}
          action={<ButtonLink to={catalogAt()}>{t.showAll}</ButtonLink>}
        />
      ) : (
        <ul className={`plain-list ${frame.tiles}`}>
          {trainings.rows.map((training) => (
            <li key={training.id}>
              <TrainingTile training={training} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
