import { compareNames } from '@school/texts'
import { Button, ButtonLink, ChipNav, EmptyState, IconPrinter } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { classAt, seatingAt } from '../addresses.ts'
import { ClassHeader } from '../ClassHeader.tsx'
import { classQuery } from '../queries.ts'
import { t } from '../seating/ru.ts'
import { SeatingPlan } from '../seating/SeatingPlan.tsx'
import styles from '../seating/SeatingPlan.module.css'

/** Prints for the classroom: who sits where, and the names. */
export function ClassSeatingScreen({ classId, isList }: { classId: number; isList: boolean }) {
  const { data: page } = useSuspenseQuery(classQuery(classId))
  const pupils = useMemo(() => page.pupils.toSorted((a, b) => compareNames(a.name, b.name)), [page.pupils])
  return (
    <div className={frame.page}>
      <div className="no-print">
        <ClassHeader head={page} current="pupils" />
      </div>
      <section aria-labelledby="paper" className={frame.section}>
        <h2 id="paper">{isList ? t.listTitle(page.name) : t.planTitle(page.name)}</h2>
        <div className="no-print">
          <ChipNav
            label={t.what}
            choices={[false, true].map((list) => ({
              to: seatingAt(classId, list),
              title: list ? t.list : t.plan,
              isChosen: list === isList,
            }))}
          />
        </div>
        {pupils.length === 0 ? (
          <EmptyState
            title={t.emptyClass}
            action={<ButtonLink to={classAt(classId)}>{t.toPupils}</ButtonLink>}
          />
        ) : isList ? (
          <>
            <div className="no-print">
              <Button icon={<IconPrinter aria-hidden="true" />} onClick={() => print()}>
                {t.print}
              </Button>
            </div>
            <ol className={styles.names}>
              {pupils.map(({ userId, name }) => (
                <li key={userId}>{name}</li>
              ))}
            </ol>
          </>
        ) : (
          <SeatingPlan classId={classId} pupils={pupils} />
        )}
      </section>
    </div>
  )
}
