import { ButtonLink, ChipNav, EmptyState, PageHeader, useYou } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { exams } from '../../contract/index.ts'
import { examsAt, type ListWanted } from '../addresses.ts'
import { ExamTile } from '../ExamTile.tsx'
import frame from '@school/ui/frame.module.css'
import { examRehearsalsQuery } from '../queries.ts'
import { t } from '../ru.ts'

/** @param tabs of the catalogue, from the module that owns it */
export function ExamRehearsalsScreen({ wanted, tabs }: { wanted: ListWanted; tabs: ReactNode }) {
  const you = useYou()
  const { exam = null, discipline = null } = wanted
  const { data: all } = useSuspenseQuery(examRehearsalsQuery())
  const { data: shown } = useSuspenseQuery(examRehearsalsQuery(wanted))
  const disciplines = [...new Map(all.rows.map((row) => [row.discipline.key, row.discipline])).values()]
  return (
    <div className={frame.page}>
      <PageHeader title={t.listTitle} lead={t.listLead}>
        {tabs}
        <ChipNav
          label={t.examFilter}
          choices={[
            { to: examsAt({ discipline }), title: t.allExams, isChosen: exam === null },
            ...exams.map((key) => ({
              to: examsAt({ exam: key, discipline }),
              title: t.exam(key),
              isChosen: exam === key,
            })),
          ]}
        />
        <ChipNav
          label={t.disciplineFilter}
          choices={[
            { to: examsAt({ exam }), title: t.allDisciplines, isChosen: discipline === null },
            ...disciplines.map(({ key, title }) => ({
              to: examsAt({ exam, discipline: key }),
              title,
              isChosen: discipline === key,
            })),
          ]}
        />
      </PageHeader>
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
