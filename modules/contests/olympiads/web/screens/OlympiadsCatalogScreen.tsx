import { ButtonLink, ChipLink, EmptyState, PageHeader, useYou } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { catalogAt } from '../addresses.ts'
import { OlympiadTile } from '../OlympiadTile.tsx'
import frame from '@school/ui/frame.module.css'
import { type CalendarFilters, olympiadsQuery } from '../queries.ts'
import { catalogWords as t } from '../ru-catalog.ts'

/** @param tabs of the catalogue, from the module that owns it */
export function OlympiadsCatalogScreen({ filters, tabs }: { filters: CalendarFilters; tabs: ReactNode }) {
  const you = useYou()
  const { data: all } = useSuspenseQuery(olympiadsQuery())
  const { data: olympiads } = useSuspenseQuery(olympiadsQuery(filters))
  const { grade, discipline } = filters
  const grades = [...new Set(all.flatMap((olympiad) => olympiad.grades))].toSorted((a, b) => a - b)
  const disciplines = [
    ...new Map(all.map((olympiad) => [olympiad.discipline.key, olympiad.discipline])).values(),
  ]
  return (
    <div className={frame.page}>
      <PageHeader title={t.catalogTitle} lead={t.catalogLead}>
        {tabs}
        <div className={frame.chips}>
          <nav aria-label={t.disciplines}>
            <ul className={`plain-list ${frame.row}`}>
              <Filter to={catalogAt(grade)} isChosen={discipline === null}>
                {t.allDisciplines}
              </Filter>
              {disciplines.map(({ key, title }) => (
                <Filter key={key} to={catalogAt(grade, key)} isChosen={discipline === key}>
                  {title}
                </Filter>
              ))}
            </ul>
          </nav>
          <nav aria-label={t.grades}>
            <ul className={`plain-list ${frame.row}`}>
              <Filter to={catalogAt(null, discipline)} isChosen={grade === null}>
                {t.allGrades}
              </Filter>
              {grades.map((index) => (
                <Filter key={index} to={catalogAt(index, discipline)} isChosen={grade === index}>
                  {t.grade(index)}
                </Filter>
              ))}
            </ul>
          </nav>
        </div>
      </PageHeader>
      {olympiads.length === 0 ? (
        <EmptyState
          pose="lost"
          prop="trophy"
          title={t.nothingTitle}
          text={you(t.nothingText)}
          action={<ButtonLink to={catalogAt()}>{t.showAll}</ButtonLink>}
        />
      ) : (
        <ul className={`plain-list ${frame.tiles}`}>
          {olympiads.map((olympiad) => (
            <li key={olympiad.id}>
              <OlympiadTile olympiad={olympiad} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const Filter = ({ to, isChosen, children }: { to: string; isChosen: boolean; children: ReactNode }) => (
  <li>
    <ChipLink to={to} chosen={isChosen} preventScrollReset>
      {children}
    </ChipLink>
  </li>
)
