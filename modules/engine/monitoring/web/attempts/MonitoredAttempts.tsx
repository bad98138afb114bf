import type { Sender } from '@school/forms'
import type { TableFormat } from '@school/kernel/contract'
import { type RowKey, SaveAs } from '@school/tables'
import { Button, ButtonLink, EmptyState, IconClock, type MenuItem, Pagination } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import type {
  GivenTime,
  MonitoredGroups,
  MonitoredAttempt,
  MonitoredAttemptState,
  TimeGrantBody,
} from '../../contract/index.ts'
import { GivenTimes } from '../time/GivenTimes.tsx'
import { PupilConditions } from '../time/PupilConditions.tsx'
import { type TimeAsking, TimeForm, type TimeGiven } from '../time/TimeForm.tsx'
import type { FindGroups } from './GroupSearch.tsx'
import { isFiltered, type MonitoredAttemptsWanted } from './wanted.ts'
import { type MonitoringFigure, MonitoringFigures } from './MonitoringFigures.tsx'
import { MonitoredAttemptFilters } from './MonitoredAttemptFilters.tsx'
import { type MonitoredAttemptColumn, MonitoredAttemptTable } from './MonitoredAttemptTable.tsx'
import { t } from './ru.ts'

interface Pupil {
  id: number
  name: string
}

/** The open dialog: time for one or several people, or the conditions of a pupil. */
type OpenDialog =
  | { what: 'time'; pupil?: Pupil }
  | { what: 'several'; userIds: number[] }
  | { what: 'conditions'; pupil: Pupil }
  | null

/** The same time for each of several pupils. */
export interface SeveralGiven extends Omit<TimeGrantBody, 'target' | 'targetId'> {
  userIds: number[]
}

export interface MonitoredAttemptsProps<BegunWork extends MonitoredAttempt> {
  /** Which attempts are shown, when the viewer does not see all of them. */
  note?: string | undefined
  figures: readonly MonitoringFigure[]
  /** There are no participants yet. */
  isEmpty: boolean
  /** Shown when there are no participants. */
  empty: ReactNode
  /** Progress by schools and regions, above the list. */
  tiles?: ReactNode
  list: { rows: readonly BegunWork[]; total: number; page: number; totalPages: number }
  groups: MonitoredGroups
  findGroups: FindGroups
  grades: readonly number[]
  isByGrades: boolean
  states: readonly MonitoredAttemptState[]
  wanted: MonitoredAttemptsWanted
  to: (wanted: Partial<MonitoredAttemptsWanted>) => string
  /** Address of the whole filtered list as a file. */
  fileTo: (format: TableFormat) => string
  serverNow: string
  /** Absent where granted time is shown elsewhere. */
  given?: readonly GivenTime[]
  /** Address of granted time as a file. */
  givenTo?: (format: TableFormat) => string
  /** Pupils on this page who can be given time together. */
  targets: readonly TimeGiven[]
  can: { giveTime: boolean; setConditions: boolean }
  canShift: boolean
  asking?: TimeAsking | undefined
  onGive: Sender<TimeGrantBody, unknown>
  /** Absent where time is given to one pupil or to a whole group. */
  onGiveSeveral?: Sender<SeveralGiven, unknown>
  columns?: readonly MonitoredAttemptColumn<BegunWork>[]
  /** Extra menu items that the calling module adds to an attempt. */
  itemsOf?: (row: BegunWork) => MenuItem[]
}

/** «Ход»: participants, their progress, and granting more time. */
export function MonitoredAttempts<BegunWork extends MonitoredAttempt>(
  props: MonitoredAttemptsProps<BegunWork>,
) {
  const { note, figures, isEmpty, empty, list, wanted, to, given, can } = props
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const [chosen, setChosen] = useState<ReadonlySet<RowKey>>(new Set())
  const isChoosing = can.giveTime && props.onGiveSeveral !== undefined
  /** Pupils of this page who can no longer get time are dropped; those on other pages are checked by the server. */
  const userIds = [...chosen]
    .map(Number)
    .filter((id) => list.rows.find(({ userId }) => userId === id)?.mayHaveTime ?? true)
  const itemsOf = (row: BegunWork): MenuItem[] => {
    const pupil = { id: row.userId, name: row.name }
    return [
      ...(can.giveTime && row.mayHaveTime
        ? [
            {
              title: props.asking?.words?.open ?? t.giveTime,
              onSelect: () => setDialog({ what: 'time', pupil }),
            },
          ]
        : []),
      ...(can.setConditions
        ? [{ title: t.conditions, onSelect: () => setDialog({ what: 'conditions', pupil }) }]
        : []),
      ...(props.itemsOf?.(row) ?? []),
    ]
  }
  return (
    <section aria-labelledby="participants" className={frame.section}>
      <div className={frame.list}>
        <div className={`${frame.row} ${frame.between}`}>
          <h2 id="participants">{t.participants}</h2>
          {can.giveTime && props.targets.length > 0 && (
            <Button icon={<IconClock aria-hidden="true" />} onClick={() => setDialog({ what: 'time' })}>
              {props.asking?.words?.open ?? t.giveTime}
            </Button>
          )}
        </div>
        {note && <p className={frame.note}>{note}</p>}
      </div>
      <MonitoringFigures figures={figures} />
      {props.tiles}
      {!isEmpty && <MonitoredAttemptFilters {...props} />}
      {list.rows.length > 0 ? (
        <>
          <p className={frame.note} role="status">
            {t.found(list.total)}. {t.refreshed}.
          </p>
          <MonitoredAttemptTable
            rows={list.rows}
            sort={wanted.sort}
            onSort={(sort) => void navigate(to({ ...wanted, sort, page: 1 }), { preventScrollReset: true })}
            {...(isChoosing ? { chosen, onChoose: setChosen } : {})}
            tools={
              <>
                {isChoosing && userIds.length > 0 && (
                  <Button size="s" kind="primary" onClick={() => setDialog({ what: 'several', userIds })}>
                    {props.asking?.words?.open ?? t.giveTime}
                  </Button>
                )}
                <SaveAs to={props.fileTo} />
              </>
            }
            serverNow={props.serverNow}
            isByGrades={props.isByGrades}
            columns={props.columns ?? []}
            itemsOf={itemsOf}
          />
        </>
      ) : isFiltered(wanted) || list.total > 0 ? (
        <EmptyState
          compact
          level={3}
          pose="lost"
          title={t.notFoundTitle}
          text={t.notFoundText}
          action={<ButtonLink to={to({})}>{t.reset}</ButtonLink>}
        />
      ) : (
        empty
      )}
      <Pagination
        page={list.page}
        totalPages={list.totalPages}
        to={(page) => to({ ...wanted, page })}
        label={t.pages}
      />
      {given && props.givenTo && (given.length > 0 || can.giveTime) && (
        <GivenTimes given={given} to={props.givenTo} />
      )}
      <Open
        {...props}
        about={props.fileTo('csv').split('?')[0]!}
        dialog={dialog}
        onClose={() => setDialog(null)}
        onGiven={() => setChosen(new Set())}
      />
    </section>
  )
}

interface OpenProps extends Pick<
  MonitoredAttemptsProps<MonitoredAttempt>,
  'targets' | 'canShift' | 'asking' | 'onGive' | 'onGiveSeveral'
> {
  /** Address of the work or the stage. */
  about: string
  dialog: OpenDialog
  onClose: () => void
  /** Called after time was given to the chosen pupils. */
  onGiven: () => void
}

function Open({
  about,
  dialog,
  targets,
  canShift,
  asking,
  onGive,
  onGiveSeveral,
  onClose,
  onGiven,
}: OpenProps) {
  if (dialog === null) return null
  if (dialog.what === 'conditions') return <PupilConditions pupil={dialog.pupil} onClose={onClose} />
  if (dialog.what === 'several') {
    const { userIds } = dialog
    return (
      <TimeForm
        about={`${about} ${userIds.join()}`}
        title={(asking?.words?.to ?? t.giveTimeTo)(t.pupils(userIds.length))}
        targets={[{ target: 'user', id: userIds[0]!, name: '' }]}
        canShift={canShift}
        asking={asking?.words && { words: asking.words }}
        onGive={async ({ extraMinutes, shiftMinutes, reason }, repeatKey) => {
          await onGiveSeveral?.({ userIds, extraMinutes, shiftMinutes, reason }, repeatKey)
          onGiven()
        }}
        onClose={onClose}
      />
    )
  }
  const { pupil } = dialog
  return (
    <TimeForm
      about={`${about} ${pupil?.id ?? 'all'}`}
      title={pupil ? (asking?.words?.to ?? t.giveTimeTo)(pupil.name) : (asking?.words?.open ?? t.giveTime)}
      targets={pupil ? [{ target: 'user', ...pupil }] : targets}
      canShift={canShift}
      asking={asking}
      onGive={onGive}
      onClose={onClose}
    />
  )
}
