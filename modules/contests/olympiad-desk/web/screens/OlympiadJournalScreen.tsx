import { invalidate } from '@school/api-client'
import { LiveStrip, MonitoringFigures } from '@school/monitoring/web'
import { gradeRange } from '@school/texts'
import { ButtonLink, Chip, ChipNav, EmptyState, hueOf, PageHeader } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { awaited, stageTermWords as s, toneOfStage } from '@school/olympiad-conduct/web'
import { Countdown } from '@school/olympiads/web'
import type { Journal } from '../../contract/index.ts'
import { classAt, classesAt, journalAt, journalsAt } from '../journal/addresses.ts'
import { BeforePart } from '../journal/BeforePart.tsx'
import { DiplomasPart } from '../journal/DiplomasPart.tsx'
import { figuresOf } from '../journal/figures.ts'
import { HelpPart } from '../journal/HelpPart.tsx'
import { InvitePart } from '../journal/InvitePart.tsx'
import styles from '../journal/journal.module.css'
import { JournalTable } from '../journal/JournalTable.tsx'
import { LetterPart } from '../journal/LetterPart.tsx'
import { journalQuery } from '../journal/queries.ts'
import { t } from '../journal/ru.ts'
import { SlipsPart } from '../journal/SlipsPart.tsx'

/** Polling interval while pupils are solving. */
const liveEveryMs = 15_000

interface OlympiadJournalScreenProps {
  stageId: number
  schoolClassId: number | null
}

/** A stage with the pupils of a teacher. */
export function OlympiadJournalScreen({ stageId, schoolClassId }: OlympiadJournalScreenProps) {
  const { data: journal, isError } = useSuspenseQuery({
    ...journalQuery(stageId, schoolClassId),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? liveEveryMs : false),
  })
  const { olympiad, state, pupils, change } = journal
  return (
    <div className={`hue ${frame.page}`} style={hueOf(olympiad.discipline.hue)}>
      <PageHeader
        crumbs={[{ title: t.title, to: journalsAt() }, { title: olympiad.title }]}
        marks={
          <>
            <Chip tone={toneOfStage[state]}>{t.stageStates[state]}</Chip>
            <Chip hue={olympiad.discipline.hue}>{olympiad.discipline.title}</Chip>
          </>
        }
        title={t.open(journal.title, olympiad.title)}
      >
        <Facts journal={journal} />
        {change && <p className={frame.note}>{s.changed(change)}</p>}
        <Classes journal={journal} />
      </PageHeader>
      {state === 'running' && <LiveStrip isFailed={isError} />}
      {pupils.length === 0 ? (
        <NoPupils journal={journal} />
      ) : (
        <>
          <MonitoringFigures figures={figuresOf(journal)} />
          <Ways journal={journal} />
          <JournalTable journal={journal} />
        </>
      )}
    </div>
  )
}

/** Actions of a teacher for the pupils: before the stage, while it runs, with its results. */
const Ways = ({ journal }: { journal: Journal }) => {
  const { state, can, letter } = journal
  const isOpen = state === 'announced' || state === 'running'
  return (
    <div className={`no-print ${styles.ways}`}>
      {can.saveDiplomas && <DiplomasPart journal={journal} />}
      {letter && <LetterPart stageId={journal.id} letter={letter} />}
      {isOpen && <InvitePart journal={journal} />}
      {state === 'running' && <HelpPart journal={journal} />}
      {isOpen && <SlipsPart journal={journal} />}
      {state === 'announced' && <BeforePart journal={journal} />}
    </div>
  )
}

const gradesOf = ({ grades }: Journal): number[] => grades.map(({ gradeIndex }) => gradeIndex)
const rangeOf = (grades: readonly number[]) => gradeRange(Math.min(...grades), Math.max(...grades))

function Facts({ journal }: { journal: Journal }) {
  const client = useQueryClient()
  const { id, schoolClassId, grades, hardClose, serverNow } = journal
  const onEnd = useCallback(
    () => void invalidate(client, journalQuery(id, schoolClassId)),
    [client, id, schoolClassId],
  )
  const until = awaited(journal)
  return (
    <>
      <p className={frame.row}>
        <span>{t.window(journal)}</span>
        <span>{t.results(journal)}</span>
        {[...Map.groupBy(grades, ({ minutes }) => minutes)].map(([minutes, own]) => (
          <span key={minutes}>{t.minutesOf(rangeOf(own.map(({ gradeIndex }) => gradeIndex)), minutes)}</span>
        ))}
        {hardClose && <span>{t.hardClose}</span>}
      </p>
      {until && <Countdown key={until.at} {...until} serverNow={serverNow} onEnd={onEnd} />}
    </>
  )
}

/** Classes that the stage is for, with the selected one. */
function Classes({ journal }: { journal: Journal }) {
  const { id, classes, schoolClassId, pupils } = journal
  const shown = classes.filter(
    (one) =>
      gradesOf(journal).includes(one.gradeIndex) ||
      one.id === schoolClassId ||
      pupils.some(({ schoolClass }) => schoolClass.id === one.id),
  )
  if (shown.length < 2) return null
  return (
    <ChipNav
      label={t.classes}
      choices={[
        { to: journalAt(id), title: t.allClasses, isChosen: schoolClassId === null },
        ...shown.map((one) => ({
          to: journalAt(id, one.id),
          title: one.name,
          isChosen: one.id === schoolClassId,
        })),
      ]}
    />
  )
}

const NoPupils = ({ journal }: { journal: Journal }) => (
  <EmptyState
    title={t.noPupils}
    text={t.noPupilsText(rangeOf(gradesOf(journal)))}
    action={
      journal.schoolClassId === null ? (
        <ButtonLink to={classesAt()}>{t.toClasses}</ButtonLink>
      ) : (
        <ButtonLink to={classAt(journal.schoolClassId)}>{t.toClass}</ButtonLink>
      )
    }
  />
)
