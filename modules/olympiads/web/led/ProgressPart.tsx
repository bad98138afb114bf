import { Button, ButtonLink, EmptyState, IconClock, Pagination } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { GivenTimes } from '@school/works/web'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { LedPartProps } from '../screens/LedStageScreen.tsx'
import { ParticipantFilters } from './ParticipantFilters.tsx'
import { ParticipantTable } from './ParticipantTable.tsx'
import { Actions, type Asked } from './ParticipantActions.tsx'
import { givenTimeQuery, ledParticipantsQuery } from './queries.ts'
import { t } from './ru.ts'
import { StageFigures } from './StageFigures.tsx'
import { ledOlympiadsAt, ledStageAt } from './wanted.ts'

/** While pupils solve, whoever leads them sees it as it goes. */
const liveEveryMs = 15_000

/** «Ход»: who takes part and how far each is. */
export function ProgressPart({ stage, wanted }: LedPartProps) {
  const { data: list } = useSuspenseQuery({
    ...ledParticipantsQuery(stage.id, wanted),
    refetchInterval: liveEveryMs,
  })
  const isFiltered = [wanted.name, wanted.state, wanted.grade, wanted.school].some((one) => one !== null)
  const { data: given } = useSuspenseQuery(givenTimeQuery(stage.id))
  const [asked, setAsked] = useState<Asked>(null)
  return (
    <section aria-labelledby="participants" className={frame.section}>
      <div className={frame.list}>
        <div className={`${frame.row} ${frame.between}`}>
          <h2 id="participants">{t.participants}</h2>
          {stage.can.giveTime && stage.counts.registered > 0 && (
            <Button icon={<IconClock aria-hidden="true" />} onClick={() => setAsked({ what: 'time' })}>
              {t.giveTime}
            </Button>
          )}
        </div>
        {stage.school && !stage.leadsAll && <p className={frame.note}>{t.schoolOf(stage.school.name)}</p>}
      </div>
      <StageFigures counts={stage.counts} />
      {stage.counts.registered > 0 && <ParticipantFilters stage={stage} wanted={wanted} />}
      {list.rows.length > 0 ? (
        <>
          <p className={frame.note} role="status">
            {t.found(list.total)}. {t.refreshed}.
          </p>
          <ParticipantTable stage={stage} rows={list.rows} onAsk={setAsked} />
        </>
      ) : isFiltered ? (
        <EmptyState
          compact
          level={3}
          pose="lost"
          title={t.nobodyTitle}
          text={t.nobodyText}
          action={<ButtonLink to={ledStageAt(stage.id)}>{t.reset}</ButtonLink>}
        />
      ) : (
        <EmptyState
          compact
          level={3}
          title={t.noneTitle}
          text={stage.entry === 'code' ? t.noneText : t.noneOpenText}
          action={<ButtonLink to={ledOlympiadsAt()}>{t.title}</ButtonLink>}
        />
      )}
      <Pagination
        page={list.page}
        totalPages={list.totalPages}
        to={(page) => ledStageAt(stage.id, { ...wanted, page })}
        label={t.pages}
      />
      {(given.length > 0 || stage.can.giveTime) && <GivenTimes given={given} />}
      <Actions stage={stage} asked={asked} onClose={() => setAsked(null)} />
    </section>
  )
}
