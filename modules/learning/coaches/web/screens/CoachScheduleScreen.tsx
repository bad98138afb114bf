import { useCall } from '@school/api-client'
import { link, site } from '@school/routes'
import { addDays } from '@school/texts'
import { Button, ButtonLink, IconChevronLeft, IconChevronRight, PageHeader, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { copyCoachWeek } from '../../contract/index.ts'
import { LimitsCard } from '../LimitsCard.tsx'
import { coachScheduleQuery } from '../queries.ts'
import { t } from '../ru-schedule.ts'
import styles from '../schedule.module.css'
import { VacationsCard } from '../VacationsCard.tsx'
import { WeekGrid } from '../WeekGrid.tsx'

const weekAt = (week: string) => link(site.user.accountCoachSchedule, {}, { week })

/** @param week any day of it; this week when absent */
export function CoachScheduleScreen({ week }: { week: string | null }) {
  const { data: schedule } = useSuspenseQuery(coachScheduleQuery(week))
  const { weekFrom, openMinutes, slots } = schedule
  const copy = useCall(copyCoachWeek, {
    onSuccess: ({ copied, skipped }) => void toast(t.copied(copied, skipped), { tone: 'ok' }),
    onError: (error) => void toast(error.message, { tone: 'bad' }),
  })
  return (
    <div className={frame.page}>
      <PageHeader title={t.title} lead={t.lead} />
      <section className={frame.section} aria-labelledby="coach-week">
        <div className={styles.top}>
          <h2 id="coach-week">{t.week(weekFrom, addDays(weekFrom, 6))}</h2>
          <nav className={styles.turn} aria-label={t.title}>
            <ButtonLink
              size="s"
              to={weekAt(addDays(weekFrom, -7))}
              aria-label={t.before}
              icon={<IconChevronLeft aria-hidden="true" />}
              preventScrollReset
            >
              {null}
            </ButtonLink>
            <ButtonLink size="s" to={link(site.user.accountCoachSchedule)} preventScrollReset>
              {t.thisWeek}
            </ButtonLink>
            <ButtonLink
              size="s"
              to={weekAt(addDays(weekFrom, 7))}
              aria-label={t.after}
              icon={<IconChevronRight aria-hidden="true" />}
              preventScrollReset
            >
              {null}
            </ButtonLink>
          </nav>
        </div>
        <p>
          <strong>{t.open(openMinutes)}</strong>
          <br />
          <span className={frame.note}>{t.clock}</span>
        </p>
        <WeekGrid schedule={schedule} />
        {slots.some(({ day }) => day !== null) && (
          <div className={frame.row}>
            <Button
              loading={copy.isPending}
              onClick={() => copy.mutate({ body: { fromWeek: weekFrom, toWeek: addDays(weekFrom, 7) } })}
            >
              {t.copy}
            </Button>
            <span className={frame.note}>{t.copyHint}</span>
          </div>
        )}
      </section>
      <div className={styles.columns}>
        <LimitsCard limits={schedule.limits} />
        <VacationsCard vacations={schedule.vacations} today={schedule.today} />
      </div>
    </div>
  )
}
