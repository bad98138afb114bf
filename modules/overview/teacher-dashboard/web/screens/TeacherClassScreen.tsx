import { Button, EmptyState } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ClassPage } from '../../contract/index.ts'
import { ClassHeader } from '../ClassHeader.tsx'
import styles from '../ClassPage.module.css'
import { ClassTeachers } from '../ClassTeachers.tsx'
import { type ClassDialog, ClassWays } from '../ClassWays.tsx'
import { PupilsTable } from '../PupilsTable.tsx'
import { classQuery } from '../queries.ts'
import { t } from '../ru-class.ts'
import { ClassDoubles, listTexts as importTexts, PupilImports } from '@school/school-classes/web'

/** A class: who is in it, whom to help first, who teaches it. */
export function TeacherClassScreen({ classId }: { classId: number }) {
  const { data: page } = useSuspenseQuery(classQuery(classId))
  const { archivedAt, pupils } = page
  const [dialog, setDialog] = useState<ClassDialog | null>(null)
  const isHere = archivedAt === null
  return (
    <div className={frame.page}>
      <ClassHeader
        head={page}
        current="pupils"
        ways={isHere && <ClassWays page={page} dialog={dialog} onDialog={setDialog} />}
      />
      {isHere && <PupilImports classId={classId} imports={page.imports} />}
      {isHere && <ClassDoubles schoolClassId={classId} />}
      {pupils.length > 0 ? (
        <>
          <Figures page={page} />
          <section aria-labelledby="pupils" className={frame.section}>
            <div className={frame.list}>
              <h2 id="pupils">{t.pupils}</h2>
              <p>{t.needHelp(pupils.filter(({ needs }) => needs.length > 0).length)}</p>
              <p className={frame.note}>{t.needHint}</p>
            </div>
            <PupilsTable page={page} />
          </section>
        </>
      ) : (
        <EmptyState
          title={t.empty}
          text={t.emptyText}
          action={isHere && <Button onClick={() => setDialog('import')}>{importTexts.open}</Button>}
        />
      )}
      <ClassTeachers page={page} />
    </div>
  )
}

const Figures = ({ page: { pupils, joined, activeInWeek, averagePercent } }: { page: ClassPage }) => (
  <dl className={styles.figures}>
    {[
      [t.figures.pupils, pupils.length],
      [t.figures.joined, joined],
      [t.figures.active, activeInWeek],
      [t.figures.average, t.percent(averagePercent)],
    ].map(([title, figure]) => (
      <div key={title}>
        <dt>{title}</dt>
        <dd>{figure}</dd>
      </div>
    ))}
  </dl>
)
