import { Table } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { GivenTime } from '../../contract/index.ts'
import { t } from './ru.ts'

/** Who was given more time, how much, why, by whom and when. */
export const GivenTimes = ({ given }: { given: readonly GivenTime[] }) => (
  <section aria-labelledby="given-time" className={frame.section}>
    <h2 id="given-time">{t.given}</h2>
    {given.length === 0 ? (
      <p className={frame.note}>{t.nobody}</p>
    ) : (
      <Table
        caption={t.given}
        rows={given}
        keyOf={({ id }) => id}
        columns={[
          { key: 'whom', title: t.whomColumn, cell: ({ name }) => name ?? t.everybody },
          { key: 'time', title: t.timeColumn, cell: t.time, phone: 'aside' },
          { key: 'reason', title: t.reasonColumn, cell: ({ reason }) => reason },
          { key: 'by', title: t.byColumn, cell: ({ grantedBy, createdAt }) => t.by(grantedBy, createdAt) },
        ]}
      />
    )}
  </section>
)
