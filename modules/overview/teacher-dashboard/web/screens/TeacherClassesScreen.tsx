import { SchoolStanding } from '@school/invitations/web'
import { ClassesDue, RecentMoves } from '@school/school-classes/web'
import { Button, EmptyState, IconPlus, PageHeader } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ArchivedClasses } from '../ArchivedClasses.tsx'
import { ClassTile } from '../ClassTile.tsx'
import { NewClassDialog } from '../NewClassDialog.tsx'
import { NextYearDialog } from '../moves/NextYearDialog.tsx'
import { t as moving } from '../moves/ru.ts'
import { classesQuery, movesQuery } from '../queries.ts'
import { t } from '../ru.ts'

/** The classes of a teacher: how each of them does. */
export function TeacherClassesScreen() {
  const { data } = useSuspenseQuery(classesQuery)
  const { data: moves } = useSuspenseQuery(movesQuery)
  const [dialog, setDialog] = useState<'new' | 'year' | null>(null)
  const { classes, archived, schoolYear, newIn } = data
  const due = moves.classes.map(({ name }) => name)
  const create = newIn !== null && (
    <Button kind="primary" icon={<IconPlus aria-hidden="true" />} onClick={() => setDialog('new')}>
      {t.create}
    </Button>
  )
  return (
    <div className={frame.page}>
      <PageHeader
        title={t.title}
        lead={classes.length > 0 && t.lead(schoolYear)}
        actions={
          classes.length > 0 && (
            <div className={frame.row}>
              <Button onClick={() => setDialog('year')}>{moving.open}</Button>
              {create}
            </div>
          )
        }
      />
      {due.length > 0 && <ClassesDue names={due} onMove={() => setDialog('year')} />}
      {classes.length > 0 ? (
        <ul className={`plain-list ${frame.tiles}`}>
          {classes.map((card) => (
            <li key={card.id}>
              <ClassTile card={card} schoolYear={schoolYear} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title={t.empty} text={newIn === null ? t.otherRole : t.emptyText} action={create} />
      )}
      <SchoolStanding />
      {moves.recent.length > 0 && <RecentMoves moves={moves.recent} />}
      {archived.length > 0 && <ArchivedClasses classes={archived} />}
      {dialog === 'year' && <NextYearDialog only={null} onClose={() => setDialog(null)} />}
      {dialog === 'new' && newIn !== null && (
        <NewClassDialog place={newIn} schoolYear={schoolYear} onClose={() => setDialog(null)} />
      )}
    </div>
  )
}
