import { useSend } from '@school/api-client'
import { Breadcrumbs, ButtonLink, Chip, EmptyState, hueOf, PageHeader } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { monitoredAttemptStates } from '../../contract/attempt.ts'
import { MonitoredAttempts } from '../attempts/MonitoredAttempts.tsx'
import { LiveStrip } from '../attempts/MonitoringFigures.tsx'
import { type MonitoredAttemptsWanted } from '../attempts/wanted.ts'
import { timeTargets } from '../attempts/time-targets.ts'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { giveWorkTime } from '../../contract/index.ts'
import {
  givenTimesFileAt,
  monitoredWorkAt,
  monitoredWorkFileAt,
  monitoredWorksAt,
  profileAt,
} from '../works/addresses.ts'
import { figuresOf } from '../works/figures.ts'
import {
  monitoredWorkGroupsQuery,
  monitoredWorkQuery,
  monitoredWorkAttemptsQuery,
  monitoredWorkTimeQuery,
} from '../works/queries.ts'
import { t } from '../works/ru.ts'

/** Polling interval while pupils are solving. */
const liveEveryMs = 15_000

/** Lists only pupils who have begun; `lost` is unavailable because requests are not recorded here. */
const states = monitoredAttemptStates.filter((state) => state !== 'not_started' && state !== 'lost')

/** Progress of a rehearsal or an attestation, for methodists. */
export function MonitoredWorkScreen({ workId, wanted }: { workId: number; wanted: MonitoredAttemptsWanted }) {
  const client = useQueryClient()
  const { data: work, isError } = useSuspenseQuery({
    ...monitoredWorkQuery(workId),
    refetchInterval: liveEveryMs,
  })
  const { data: list } = useSuspenseQuery({
    ...monitoredWorkAttemptsQuery(workId, wanted),
    refetchInterval: liveEveryMs,
  })
  const { data: groups } = useSuspenseQuery(monitoredWorkGroupsQuery(workId))
  const { data: given } = useSuspenseQuery(monitoredWorkTimeQuery(workId))
  const give = useSend(giveWorkTime, (grants) =>
    client.setQueryData(monitoredWorkTimeQuery(workId).queryKey, grants),
  )
  const { title, subtitle, kind, discipline, grades, minutes, counts, can } = work
  return (
    <div className={`hue ${frame.page}`} style={hueOf(discipline.hue)}>
      <Breadcrumbs crumbs={[{ title: t.title, to: monitoredWorksAt() }, { title: t.kinds[kind] }]} />
      <PageHeader marks={<Chip hue={discipline.hue}>{discipline.title}</Chip>} title={title}>
        <p className={frame.row}>
          <span>{subtitle}</span>
          <span>{t.grades(grades)}</span>
          {minutes !== null && <span>{t.minutes(minutes)}</span>}
        </p>
      </PageHeader>
      <LiveStrip isFailed={isError} />
      <MonitoredAttempts
        figures={figuresOf(counts)}
        isEmpty={counts.begun === 0}
        empty={
          <EmptyState
            compact
            level={3}
            title={t.notBegunTitle}
            text={t.notBegunText}
            action={<ButtonLink to={monitoredWorksAt()}>{t.toList}</ButtonLink>}
          />
        }
        list={list}
        groups={groups}
        findGroups={(name) => monitoredWorkGroupsQuery(workId, name)}
        grades={grades}
        isByGrades={false}
        states={states}
        wanted={wanted}
        to={(place) => monitoredWorkAt(workId, place)}
        fileTo={(format) => monitoredWorkFileAt(workId, wanted, format)}
        serverNow={work.serverNow}
        given={given}
        givenTo={(format) => givenTimesFileAt(workId, format)}
        targets={timeTargets(groups, { toAll: true, schoolId: null })}
        can={can}
        canShift={can.shiftWindow}
        onGive={(body, repeatKey) => give({ params: { workId }, body }, { repeatKey })}
        itemsOf={({ userId }) => [{ title: t.profile, to: profileAt(userId) }]}
      />
    </div>
  )
}
