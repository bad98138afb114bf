import { Card } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { Disqualification } from '../contract/index.ts'
import { t } from './ru.ts'

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
