import { type DataColumn, DataTable, type RowKey, SaveAs } from '@school/tables'
import { Button, Chip, EmptyState, Pagination, Link } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type MonitoringPartProps, managedStageAt } from '@school/olympiad-conduct/web'
import type { AccessState, StageClass } from '../../contract/index.ts'
import { AccessHead } from './AccessHead.tsx'
import { GradeChoice } from './GradeChoice.tsx'
import { ReadinessCard } from '../school-desk/ReadinessCard.tsx'
import { RoomDialog } from '../school-desk/RoomDialog.tsx'
import { OpeningQuestion } from './OpeningQuestion.tsx'
import { accessTableAt, stageAccessQuery, stageClassesQuery } from './queries.ts'
import { t } from './ru.ts'

const tones = {
  open_to_all: 'ok',
  by_result: 'plain',
  class: 'ok',
  list: 'accent',
  codes: 'accent',
  none: 'plain',
  forced: 'ok',
  forbidden: 'bad',
} as const satisfies Record<AccessState, string>

export const AccessChip = ({ state }: { state: AccessState }) => (
  <Chip size="s" tone={tones[state]}>
    {t.states[state]}
  </Chip>
)

const columnsOf = (stageId: number, bySchools: boolean, canSeeNames: boolean): DataColumn<StageClass>[] => [
  {
    key: 'class',
    title: t.classColumn,
    value: ({ gradeIndex, letter }) => gradeIndex * 100 + (letter.codePointAt(0) ?? 0) / 10_000,
    cell: (row) =>
      canSeeNames ? (
        <Link to={managedStageAt(stageId, { tab: 'pupils', class: row.id })}>{t.className(row)}</Link>
      ) : (
        t.className(row)
      ),
  },
  ...(bySchools
    ? [
        {
          key: 'school',
          title: t.schoolColumn,
          phone: 'named' as const,
          value: ({ school }: StageClass) => school.name,
          cell: ({ school }: StageClass) => school.name,
        },
      ]
    : []),
  { key: 'access', title: t.accessColumn, phone: 'aside', cell: ({ state }) => <AccessChip state={state} /> },
  number('pupils', t.pupilsColumn),
  number('registered', t.registered),
  number('listed', t.listedColumn),
  number('personalCodes', t.personalColumn),
  {
    key: 'room',
    title: t.roomColumn,
    phone: 'named',
    cell: ({ room, supervisor }) =>
      room === '' && supervisor === null ? null : (
        <>
          {room} <span className={frame.note}>{supervisor}</span>
        </>
      ),
  },
]

const number = (
  key: 'pupils' | 'registered' | 'listed' | 'personalCodes',
  title: string,
): DataColumn<StageClass> => ({
  key,
  title,
  isNumber: true,
  phone: 'named',
  value: (row) => row[key],
  cell: (row) => row[key],
})

const keyOf = ({ id }: StageClass) => id

/** «Классы»: access of classes to the stage, with actions to open and close it. */
export function ClassesPart({ stage, wanted }: MonitoringPartProps) {
  const { data: access } = useSuspenseQuery(stageAccessQuery(stage.id))
  const { data: list } = useSuspenseQuery(stageClassesQuery(stage.id, wanted))
  const [placed, setPlaced] = useState<StageClass | null>(null)
  const isSchool = access.organization.kind === 'school'
  const isPreparing = isSchool && ['announced', 'running'].includes(stage.state)
  const [chosen, setChosen] = useState<ReadonlySet<RowKey>>(new Set())
  const [asked, setAsked] = useState<{ isOpen: boolean } | null>(null)
  const { can, organization } = access
  const rows = list.rows.filter(({ id }) => chosen.has(id))
  return (
    <section aria-labelledby="classes" className={frame.section}>
      <h2 id="classes">{t.classesTitle}</h2>
      <AccessHead access={access} />
      {isSchool && <ReadinessCard stageId={stage.id} />}
      {list.total === 0 ? (
        <EmptyState compact level={3} title={t.noClasses} text={t.noClassesText} action={false} />
      ) : (
        <>
          {can.open && (
            <GradeChoice
              grades={access.grades}
              onChoose={(from, to) =>
                setChosen(
                  new Set(
                    list.rows.filter((row) => row.gradeIndex >= from && row.gradeIndex <= to).map(keyOf),
                  ),
                )
              }
            />
          )}
          <DataTable
            name="olympiad-classes"
            caption={t.classesTitle}
            columns={columnsOf(stage.id, organization.kind === 'municipal', can.seeNames)}
            rows={list.rows}
            keyOf={keyOf}
            nameOf={t.className}
            {...(isPreparing
              ? {
                  actionsOf: (row: StageClass) => (
                    <Button size="s" aria-label={t.setRoomOf(row)} onClick={() => setPlaced(row)}>
                      {t.setRoom}
                    </Button>
                  ),
                }
              : {})}
            {...(can.open ? { chosen, onChoose: setChosen } : {})}
            tools={
              <>
                {rows.length > 0 && (
                  <>
                    <Button size="s" kind="primary" onClick={() => setAsked({ isOpen: true })}>
                      {t.openTo}
                    </Button>
                    <Button size="s" onClick={() => setAsked({ isOpen: false })}>
                      {t.closeTo}
                    </Button>
                  </>
                )}
                <SaveAs to={accessTableAt(stage.id, 'classes')} />
              </>
            }
          />
          <Pagination
            page={list.page}
            totalPages={list.totalPages}
            to={(page) => managedStageAt(stage.id, { tab: 'classes', school: wanted.school, page })}
            label={t.pages}
          />
        </>
      )}
      {placed && <RoomDialog stageId={stage.id} schoolClass={placed} onClose={() => setPlaced(null)} />}
      {asked && (
        <OpeningQuestion
          stageId={stage.id}
          rows={rows}
          isOpen={asked.isOpen}
          onClose={() => setAsked(null)}
          onDone={() => setChosen(new Set())}
        />
      )}
    </section>
  )
}
