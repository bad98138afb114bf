import { ButtonLink, Card, EmptyState, hueOf, Link, Tabs } from '@school/ui'
import { SaveAs } from '@school/tables'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { ManagedHomework } from '@school/assigning/contract'
import { AssignmentHead, managedAt, managedListAt, managedQuery, SetsCard } from '@school/assigning/web'
import { WebinarPanel } from '@school/webinars/web'
import frame from '@school/ui/frame.module.css'
import type { Matrix } from '../../contract/results.ts'
import { classesOf, type MatrixWanted, wantedOf } from '../../contract/matrix.ts'
import { analysisAt, checkingAt, journalAt, matrixFileAt } from '../addresses.ts'
import { ExtendDialog } from '../ExtendDialog.tsx'
import { BulkBar } from '../BulkBar.tsx'
import type { AssignmentView } from '../in-address.ts'
import { MatrixLegend, MatrixTools } from '../MatrixTools.tsx'
import { MatrixTable } from '../MatrixTable.tsx'
import { PupilAnswerDialog } from '../PupilAnswerDialog.tsx'
import { PupilDialog } from '../PupilDialog.tsx'
import { matrixQuery } from '../queries.ts'
import { t as analysis } from '../ru-analysis.ts'
import { TaskAnalysis } from '../TaskAnalysis.tsx'
import { t } from '../ru.ts'

/** While pupils solve, the page of their teacher is refreshed. */
const liveEveryMs = 3000

/** The open dialog: one pupil, or one answer. */
type Opened = { userId: number; taskId: number | null } | null

/** While a homework is open, solving pupils and results are refreshed. */
const runningEveryMs = 30_000

export interface TeacherHomeworkScreenProps {
  homeworkId: number
  wanted: MatrixWanted
  view: AssignmentView
}

export function TeacherHomeworkScreen({ homeworkId, wanted, view }: TeacherHomeworkScreenProps) {
  const { data: homework } = useSuspenseQuery({
    ...managedQuery(homeworkId),
    refetchInterval: ({ state }) => (state.data?.state === 'live' ? liveEveryMs : false),
  })
  const isLive = homework.state === 'live'
  const { data: all } = useSuspenseQuery({
    ...matrixQuery(homeworkId),
    refetchInterval: isLive ? liveEveryMs : homework.state === 'running' ? runningEveryMs : false,
  })
  const [isExtending, setExtending] = useState(false)
  const isHeld = isLive || homework.state === 'waiting' || homework.state === 'draft'
  const mayBeAnalysed = !isHeld && !homework.thing && all.pupils.length > 0
  return (
    <div className={`hue ${frame.page}`} style={hueOf(homework.discipline.hue)}>
      <AssignmentHead homework={homework} onExtend={() => setExtending(true)} />
      {homework.webinar && homework.webinar.state !== 'closed' && homework.state !== 'draft' && (
        <WebinarPanel homework={homework} webinar={homework.webinar} />
      )}
      <SetsCard homework={homework} pupils={all.pupils} />
      {mayBeAnalysed && (
        <Tabs
          label={analysis.views}
          tabs={[
            { title: analysis.pupils, to: managedAt(homework.id), current: view === 'pupils' },
            { title: analysis.tasks, to: analysisAt(homework.id), current: view === 'tasks' },
          ]}
        />
      )}
      {mayBeAnalysed && view === 'tasks' ? (
        <TaskAnalysis homeworkId={homework.id} hasSets={homework.sets.length > 0} />
      ) : (
        <Pupils homework={homework} all={all} wanted={wanted} />
      )}
      <ExtendDialog homework={homework} open={isExtending} onClose={() => setExtending(false)} />
    </div>
  )
}

interface PupilsProps {
  homework: ManagedHomework
  /** Pupils of all classes. */
  all: Matrix
  wanted: MatrixWanted
}

function Pupils({ homework, all, wanted }: PupilsProps) {
  const isLive = homework.state === 'live'
  const matrix = useMemo(() => wantedOf(all, wanted), [all, wanted])
  const [opened, setOpened] = useState<Opened>(null)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const choose = (userIds: readonly number[]) => setChosen(new Set(userIds))
  const isHeld = isLive || homework.state === 'waiting' || homework.state === 'draft'
  const pupil = all.pupils.find(({ userId }) => userId === opened?.userId) ?? null
  const close = () => setOpened(null)
  return (
    <>
      <section aria-labelledby="matrix" className={frame.section}>
        <div>
          <h2 id="matrix">{homework.thing ? t.matrixOfAssignable : t.matrix}</h2>
          {!isHeld && !homework.thing && <p className={frame.note}>{t.matrixHint}</p>}
        </div>
        <ToCheck homeworkId={homework.id} matrix={all} />
        {all.pupils.length === 0 ? (
          <EmptyState
            compact
            level={3}
            title={homework.state === 'draft' ? t.notGiven : t.noPupils}
            text={homework.state === 'draft' ? t.notGivenText : t.noPupilsText}
            action={<ButtonLink to={managedListAt()}>{t.back}</ButtonLink>}
          />
        ) : (
          <>
            {!isHeld && (
              <BulkBar homework={homework} pupils={matrix.pupils} chosen={chosen} onChoose={choose} />
            )}
            <MatrixTools homeworkId={homework.id} matrix={all} wanted={wanted} />
            {!homework.thing && <MatrixLegend matrix={matrix} />}
            <MatrixTable
              matrix={matrix}
              chosen={isHeld ? null : chosen}
              onChoose={choose}
              onPupil={(userId) => setOpened({ userId, taskId: null })}
              onCell={isLive ? undefined : (userId, taskId) => setOpened({ userId, taskId })}
            />
            <SaveAs to={(format) => matrixFileAt(homework.id, wanted, format)} />
            {!isHeld && (
              <p className={frame.row}>
                <span>{homework.sets.length > 0 ? t.toJournalOfSets : t.toJournal}</span>
                {classesOf(all.pupils).map(({ id, title }) => (
                  <Link key={id} to={journalAt(id, homework.discipline.key)}>
                    {t.journalOf(title)}
                  </Link>
                ))}
              </p>
            )}
          </>
        )}
      </section>
      <PupilDialog
        key={pupil?.userId ?? 0}
        homework={homework}
        pupil={opened?.taskId === null ? pupil : null}
        onClose={close}
      />
      <PupilAnswerDialog
        homeworkId={homework.id}
        pupil={pupil}
        taskId={opened?.taskId ?? null}
        onClose={close}
      />
    </>
  )
}

/** Photographs and essays that wait for the teacher's review. */
function ToCheck({ homeworkId, matrix }: { homeworkId: number; matrix: Matrix }) {
  const waiting = matrix.pupils.flatMap(({ cells }) => cells).filter(({ status }) => status === 'in_queue')
  if (waiting.length === 0) return null
  return (
    <Card tone="accent" className={frame.row}>
      <strong>{t.toCheck(waiting.length)}</strong>
      <ButtonLink kind="primary" to={checkingAt(homeworkId, 'task')}>
        {t.checkByTask}
      </ButtonLink>
      <ButtonLink to={checkingAt(homeworkId, 'pupil')}>{t.checkByPupil}</ButtonLink>
    </Card>
  )
}
