import { useIsForChild } from '@school/api-client'
import { link, site } from '@school/routes'
import { ButtonLink, EmptyState, useYou } from '@school/ui'
import type { DailyPlan } from '../contract/index.ts'
import { t } from './ru-plan.ts'

/** The message when the plan of a day is empty or done. @param hasFirstStep there is something for a pupil who learns nothing yet */
export function PlanState({ plan, hasFirstStep }: { plan: DailyPlan; hasFirstStep: boolean }) {
  const you = useYou()
  const isForChild = useIsForChild()
  const { rows, minutes, xp, stage, isDayOff, easy } = plan
  const isOfToday = stage === 'open' || stage === 'begun'
  if (isOfToday && rows.length > 0 && rows.every(({ state }) => state === 'done'))
    return (
      <EmptyState
        compact
        pose="happy"
        level={3}
        title={isForChild ? t.allDoneOfChild : t.allDone}
        text={t.allDoneText(minutes.done, xp.done)}
        action={null}
      />
    )
  if (rows.length > 0 || hasFirstStep) return null
  if (isDayOff)
    return <EmptyState pose="sleep" level={3} title={t.dayOffTitle} text={t.dayOffText} action={null} />
  if (!isOfToday)
    return (
      <EmptyState
        compact
        prop="calendar"
        level={3}
        title={stage === 'past' ? t.emptyPast : t.emptyDay}
        action={null}
      />
    )
  return (
    <EmptyState
      pose={easy === null ? 'reading' : 'happy'}
      level={3}
      title={easy === null ? t.empty : t.emptyEasy}
      text={isForChild ? undefined : you(t.emptyText)}
      action={isForChild ? null : <ButtonLink to={link(site.lms.skillsPractice)}>{t.practice}</ButtonLink>}
    />
  )
}
