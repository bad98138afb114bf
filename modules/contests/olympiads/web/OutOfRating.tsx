import { ButtonLink, Card, LockedState } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { Disqualification, Olympiad } from '../contract/index.ts'
import { olympiadAt } from './addresses.ts'
import { t } from './ru.ts'

/** No stage has visible results yet: shows when the first ones are published. */
export function HiddenTable({ olympiad }: { olympiad: Olympiad }) {
  const first = olympiad.stages.find(({ resultsAt }) => resultsAt !== null)
  return (
    <LockedState
      title={first?.withdrawnBecause ? t.withdrawnTitle : t.hiddenTitle}
      text={
        first?.withdrawnBecause
          ? t.withdrawnText(first.withdrawnBecause)
          : t.hiddenText(first?.resultsAt ?? null)
      }
      action={<ButtonLink to={olympiadAt(olympiad.id)}>{t.toOlympiad}</ButtonLink>}
    />
  )
}

/** Why a result is not in the table; renders nothing for a result in the table. */
export const OutOfRating = ({ disqualification }: { disqualification: Disqualification | null }) =>
  disqualification && (
    <Card tone="warn" pad="s" className={frame.list}>
      <p>
        <strong>{t.outOfRating}</strong>
      </p>
      <p>{t.outOfRatingWhy(disqualification.reason)}</p>
      <p>{t.outOfRatingText}</p>
    </Card>
  )
