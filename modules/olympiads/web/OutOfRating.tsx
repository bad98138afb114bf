import { ButtonLink, Card, LockedState } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { Disqualification, Olympiad } from '../contract/index.ts'
import { olympiadAt } from './addresses.ts'
import { t } from './ru.ts'

/** No stage has shown its results yet: when the first one will. */
export const HiddenTable = ({ olympiad }: { olympiad: Olympiad }) => (
  <LockedState
    title={t.hiddenTitle}
    text={t.hiddenText(olympiad.stages.find(({ resultsAt }) => resultsAt !== null)?.resultsAt ?? null)}
    action={<ButtonLink to={olympiadAt(olympiad.id)}>{t.toOlympiad}</ButtonLink>}
  />
)

/** Why a result stands in no table; nothing for one that does. */
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
