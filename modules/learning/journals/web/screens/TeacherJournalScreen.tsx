import { ClassTabs } from '@school/school-classes/web'
import { Button, ButtonLink, Chip, EmptyState, PageHeader } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Journal } from '../../contract/journal.ts'
import { periodWords } from '../../contract/ru.ts'
import { classAt, classesAt } from '../addresses.ts'
import { NewColumnDialog } from '../ColumnDialog.tsx'
import { type JournalView, partOf } from '../in-address.ts'
import { JournalSheet } from '../JournalSheet.tsx'
import { Parts } from '../JournalTools.tsx'
import { Offers } from '../Offers.tsx'
import { journalQuery } from '../queries.ts'
import { t } from '../ru.ts'
import { ScaleDialog } from '../ScaleDialog.tsx'
import { Slips } from '../Slips.tsx'

/** How often the journal is refetched, to show what a colleague writes meanwhile. */
const lookEveryMs = 30_000

/** The journal of a class: who has which marks, and how they are put. */
export function TeacherJournalScreen({ classId, view }: { classId: number; view: JournalView }) {
  const { data: journal } = useSuspenseQuery({
    ...journalQuery(classId, partOf(view)),
    refetchInterval: lookEveryMs,
  })
  const [dialog, setDialog] = useState<'column' | 'scale' | null>(null)
  const [addedId, setAdded] = useState<number | null>(null)
  const { name, schoolName, schoolYear, can, pupils, columns, discipline, period } = journal
  const close = () => setDialog(null)
  return (
    <div className={frame.page}>
      <PageHeader
        crumbs={[
          { title: t.crumb, to: classesAt() },
          { title: name, to: classAt(classId) },
          { title: t.journal },
        ]}
        title={t.title(name)}
      >
        <p className={frame.row}>
          <span>{t.facts(schoolName, schoolYear)}</span>
          {!can.write && <Chip size="s">{t.archived}</Chip>}
        </p>
        <p className="only-print">{[discipline?.title, periodWords[period]].filter(Boolean).join(', ')}</p>
        <ClassTabs classId={classId} current="journal" />
        <Parts journal={journal} view={view} />
      </PageHeader>
      {pupils.length === 0 ? (
        <EmptyState
          title={t.noPupils}
          text={t.noPupilsText}
          action={<ButtonLink to={classAt(classId)}>{t.toClass}</ButtonLink>}
        />
      ) : view.isSlips ? (
        <Slips journal={journal} />
      ) : columns.length === 0 ? (
        <NoColumns journal={journal} onColumn={() => setDialog('column')} />
      ) : (
        <JournalSheet
          key={`${classId}:${period}:${journal.discipline?.key}`}
          journal={journal}
          view={view}
          addedId={addedId}
          onColumn={() => setDialog('column')}
          onScale={() => setDialog('scale')}
        />
      )}
      {!view.isSlips && pupils.length > 0 && <Offers journal={journal} />}
      {dialog === 'column' && <NewColumnDialog journal={journal} onAdded={setAdded} onClose={close} />}
      {dialog === 'scale' && <ScaleDialog markScale={journal.markScale} onClose={close} />}
    </div>
  )
}

const NoColumns = ({ journal, onColumn }: { journal: Journal; onColumn: () => void }) => (
  <EmptyState
    level={2}
    title={t.empty}
    text={journal.can.write ? t.emptyText : undefined}
    action={journal.can.write && <Button onClick={onColumn}>{t.addColumn}</Button>}
  />
)
