import { Card } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { Journal } from '../../contract/index.ts'
import { diplomasAt } from './addresses.ts'
import { t } from './ru.ts'

/** Diplomas or certificates of participation of all pupils, as one archive. */
export const DiplomasPart = ({ journal }: { journal: Journal }) => (
  <Card as="section" tone="ok" pad="l" aria-labelledby="diplomas" className={frame.section}>
    <h2 id="diplomas" className={frame.cardTitle}>
      {t.diplomasTitle(journal.counts.awarded)}
    </h2>
    <p className={frame.cardText}>{t.diplomasText}</p>
    <div>
      <a href={diplomasAt(journal)} download>
        {t.saveDiplomas(journal.pupils.filter(({ certificateId }) => certificateId !== null).length)}
      </a>
    </div>
  </Card>
)
