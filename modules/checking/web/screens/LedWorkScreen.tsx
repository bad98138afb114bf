import { useCall } from '@school/api-client'
import { Breadcrumbs, ButtonLink, Chip, EmptyState, hueOf } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { ledRunStates } from '@school/works/contract'
import { LedRuns, type LedRunsWanted, LiveStrip, timeTargets } from '@school/works/web'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { giveWorkTime, listLedWorkRuns } from '../../contract/index.ts'
import { ledWorkAt, ledWorksAt, profileAt } from '../led/addresses.ts'
import { figuresOf } from '../led/figures.ts'
import { ledWorkGroupsQuery, ledWorkQuery, ledWorkRunsQuery, ledWorkTimeQuery } from '../led/queries.ts'
import { t } from '../led/ru.ts'

/** While pupils solve, the methodist sees it as it goes. */
const liveEveryMs = 15_000

/** Only those who have begun are listed. */
const states = ledRunStates.filter((state) => state !== 'not_started')

/** How a rehearsal or an attestation goes, for methodists. */
export function LedWorkScreen({ workId, wanted }: { workId: number; wanted: LedRunsWanted }) {
  const client = useQueryClient()
  const { data: work, isError } = useSuspenseQuery({
    ...ledWorkQuery(workId),
    refetchInterval: liveEveryMs,
  })
  const { data: list } = useSuspenseQuery({
    ...ledWorkRunsQuery(workId, wanted),
    refetchInterval: liveEveryMs,
  })
  const { data: groups } = useSuspenseQuery(ledWorkGroupsQuery(workId))
  const { data: given } = useSuspenseQuery(ledWorkTimeQuery(workId))
  const give = useCall(giveWorkTime, {
    onSuccess: (grants) => {
      client.setQueryData(ledWorkTimeQuery(workId).queryKey, grants)
      void client.invalidateQueries({ queryKey: [listLedWorkRuns.name] })
      void client.invalidateQueries({ queryKey: ledWorkQuery(workId).queryKey })
    },
  })
  const { title, subtitle, kind, discipline, grades, minutes, counts, can } = work
  return (
    <div className={`hue ${frame.page}`} style={hueOf(discipline.hue)}>
      <Breadcrumbs crumbs={[{ title: t.title, to: ledWorksAt() }, { title: t.kinds[kind] }]} />
      <header className={frame.head}>
        <p className={frame.row}>
          <Chip hue={discipline.hue}>{discipline.title}</Chip>
        </p>
        <h1>{title}</h1>
        <p className={frame.row}>
          <span>{subtitle}</span>
          <span>{t.grades(grades)}</span>
          {minutes !== null && <span>{t.minutes(minutes)}</span>}
        </p>
      </header>
      <LiveStrip isFailed={isError} />
      <LedRuns
        figures={figuresOf(counts)}
        isEmpty={counts.begun === 0}
        empty={
          <EmptyState
            compact
            level={3}
            title={t.nobodyTitle}
            text={t.nobodyText}
            action={<ButtonLink to={ledWorksAt()}>{t.toList}</ButtonLink>}
          />
        }
        list={list}
        groups={groups}
        grades={grades}
        isByGrades={false}
        states={states}
        wanted={wanted}
        to={(place) => ledWorkAt(workId, place)}
        serverNow={work.serverNow}
        given={given}
        targets={timeTargets(groups, { toAll: true, schoolId: null })}
        can={can}
        canShift={can.shiftWindow}
        onGive={(body) => give.mutateAsync({ params: { workId }, body })}
        itemsOf={({ userId }) => [{ title: t.profile, to: profileAt(userId) }]}
      />
    </div>
  )
}
