import { useSend } from '@school/api-client'
import { ButtonLink, EmptyState } from '@school/ui'
import { monitoredAttemptStates } from '@school/monitoring/contract'
import {
  type MonitoredAttemptColumn,
  MonitoredAttempts,
  MonitoringFigures,
  timeTargets,
} from '@school/monitoring/web'
import frame from '@school/ui/frame.module.css'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { profileAt } from '@school/olympiads/web'
import { askForTime, giveTime, giveTimeToPupils, type MonitoredParticipant } from '../../contract/index.ts'
import { ReachNote } from '../time/ReachNote.tsx'
import { time } from '../time/ru.ts'
import { timeRequestsQuery } from '../time/queries.ts'
import { type MonitoringPartProps, participantsFileAt, stageTableAt } from './wanted.ts'
import { useStagePlace } from './stage-place.ts'
import { Disqualifying } from './Disqualifying.tsx'
import { DisqualifiedTable } from './DisqualifiedTable.tsx'
import { figuresOf } from './figures.ts'
import { disqualifiedQuery, givenTimeQuery, monitoredParticipantsQuery, stageGroupsQuery } from './queries.ts'
import { t } from './ru.ts'
import { StageTiles } from './StageTiles.tsx'

/** Polling interval while pupils are solving. */
const liveEveryMs = 15_000

const result: MonitoredAttemptColumn<MonitoredParticipant> = {
  key: 'result',
  title: t.resultColumn,
  cell: ({ percent, award, disqualification }) =>
    [percent !== null && t.percent(percent), award && t.diploma(award), disqualification && t.outOfRating]
      .filter(Boolean)
      .join(', ') || null,
}

/** «Ход»: participants and their progress; only figures for viewers without access to names. */
export const ProgressPart = (props: MonitoringPartProps) =>
  props.stage.can.seeNames ? <Participants {...props} /> : <Figures {...props} />

const Figures = ({ stage, wanted }: MonitoringPartProps) => (
  <section aria-label={t.tabs.progress} className={frame.section}>
    <p className={frame.note}>{t.namesClosed}</p>
    <MonitoringFigures figures={figuresOf(stage.counts, stage.state)} />
    <StageTiles stage={stage} wanted={wanted} />
  </section>
)

function Participants({ stage, wanted }: MonitoringPartProps) {
  const { stageAt, list: place } = useStagePlace()
  const client = useQueryClient()
  const { data: list } = useSuspenseQuery({
    ...monitoredParticipantsQuery(stage.id, wanted),
    refetchInterval: liveEveryMs,
  })
  const { data: groups } = useSuspenseQuery(stageGroupsQuery(stage.id))
  const { data: record } = useSuspenseQuery(disqualifiedQuery(stage.id))
  const [chosen, setChosen] = useState<MonitoredParticipant | null>(null)
  const give = useSend(giveTime, (grants) => client.setQueryData(givenTimeQuery(stage.id).queryKey, grants))
  const ask = useSend(askForTime, (requests) =>
    client.setQueryData(timeRequestsQuery(stage.id).queryKey, requests),
  )
  const giveSeveral = useSend(giveTimeToPupils)
  const { counts, school, schoolIds, leadsAll, can } = stage
  const hasResult = stage.publishedAt !== null || list.rows.some((row) => row.disqualification !== null)
  return (
    <>
      <MonitoredAttempts
        note={
          leadsAll
            ? undefined
            : school
              ? t.schoolOf(school.name)
              : schoolIds.length > 0
                ? t.ofSchools
                : undefined
        }
        figures={figuresOf(counts, stage.state)}
        isEmpty={counts.registered === 0}
        empty={
          <EmptyState
            compact
            level={3}
            title={t.noneTitle}
            text={stage.entry === 'code' ? t.noneText : t.noneOpenText}
            action={<ButtonLink to={place.to()}>{place.title}</ButtonLink>}
          />
        }
        list={list}
        groups={groups}
        findGroups={(name) => stageGroupsQuery(stage.id, name)}
        tiles={<StageTiles stage={stage} wanted={wanted} />}
        grades={stage.grades.map(({ gradeIndex }) => gradeIndex)}
        isByGrades
        states={monitoredAttemptStates}
        wanted={wanted}
        to={(asked) => stageAt(stage.id, asked)}
        fileTo={(format) => participantsFileAt(stage.id, wanted, format)}
        serverNow={stage.serverNow}
        targets={
          counts.registered > 0
            ? timeTargets(
                leadsAll
                  ? groups
                  : { ...groups, schools: groups.schools.filter(({ id }) => schoolIds.includes(id)) },
                { toAll: can.giveTimeToAll, schoolId: null },
              )
            : []
        }
        can={{ ...can, giveTime: can.giveTime || can.askTime }}
        canShift
        asking={{
          ...(can.askTime ? { words: time } : {}),
          about: (whom) => <ReachNote stage={stage} whom={whom} />,
        }}
        onGive={(body, repeatKey) =>
          (can.askTime ? ask : give)({ params: { stageId: stage.id }, body }, { repeatKey })
        }
        onGiveSeveral={(body, repeatKey) =>
          giveSeveral({ params: { stageId: stage.id }, body }, { repeatKey })
        }
        columns={hasResult ? [result] : []}
        itemsOf={(row) => [
          { title: t.profile, to: profileAt(row.userId) },
          ...(can.readProtocol
            ? [
                {
                  title: t.inProtocol,
                  to: stageAt(stage.id, { tab: 'protocol', participant: row.id }),
                },
              ]
            : []),
          ...(can.disqualify && row.state !== 'not_started'
            ? [
                {
                  title: row.disqualification ? t.restore : t.disqualify,
                  onSelect: () => setChosen(row),
                },
              ]
            : []),
        ]}
      />
      <DisqualifiedTable record={record} to={stageTableAt(stage.id, 'disqualified')} />
      {chosen && <Disqualifying stageId={stage.id} participant={chosen} onClose={() => setChosen(null)} />}
    </>
  )
}
