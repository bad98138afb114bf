import { ButtonLink, ChipLink, EmptyState, useYou } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { exams } from '../../contract/index.ts'
import { examsAt, type ListWanted } from '../addresses.ts'
import { ExamTile } from '../ExamTile.tsx'
import frame from '@school/ui/frame.module.css'
import { examRehearsalsQuery } from '../queries.ts'
import { t } from '../ru.ts'

/** @param tabs of the catalogue, from the room that owns it */
export function ExamRehearsalsScreen({ wanted, tabs }: { wanted: ListWanted; tabs: ReactNode }) {
  const you = useYou()
  const { exam = null, discipline = null } = wanted
  const { data: all } = useSuspenseQuery(examRehearsalsQuery())
  const { data: shown } = useSuspenseQuery(examRehearsalsQuery(wanted))
  const disciplines = [...new Map(all.rows.map((row) => [row.discipline.key, row.discipline])).values()]
  return (
    <div className={frame.page}>
      <div className={frame.head}>
        <h1>{t.listTitle}</h1>
        <p className={frame.lead}>{t.listLead}</p>
        {tabs}
        <nav aria-label={t.examFilter}>
          <ul className={`plain-list ${frame.row}`}>
            <li>
              <ChipLink to={examsAt({ discipline })} chosen={exam === null} preventScrollReset>
                {t.allExams}
              </ChipLink>
            </li>
            {exams.map((key) => (
              <li key={key}>
                <ChipLink to={examsAt({ exam: key, discipline })} chosen={exam === key} preventScrollReset>
                  {t.exam(key)}
                </ChipLink>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={t.disciplineFilter}>
          <ul className={`plain-list ${frame.row}`}>
            <li>
              <ChipLink to={examsAt({ exam })} chosen={discipline === null} preventScrollReset>
                {t.allDisciplines}
              </ChipLink>
            </li>
            {disciplines.map(({ key, title }) => (
              <li key={key}>
                <ChipLink
                  to={examsAt({ exam, discipline: key })}
                  chosen={discipline === key}
                  preventScrollReset
                >
                  {title}
                </ChipLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {shown.rows.length === 0 ? (
        <EmptyState
          pose="lost"
          title={t.nothingTitle}
          text={you(t.nothingText)}
          action={<ButtonLink to={examsAt()}>{t.showAll}</ButtonLink>}
        />
      ) : (
        <ul className={`plain-list ${frame.tiles}`}>
          {shown.rows.map((rehearsal) => (
            <li key={rehearsal.id}>
              <ExamTile rehearsal={rehearsal} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
