import type { TableFormat } from '@school/kernel/contract'
import { SaveAs } from '@school/monitoring/web'
import { Table } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { Disqualified } from '../../contract/index.ts'
import { t } from './ru.ts'

export interface DisqualifiedTableProps {
  record: readonly Disqualified[]
  /** Address of the same table as a file. */
  to: (format: TableFormat) => string
}

/** Table of disqualifications; renders nothing when there are none. */
export const DisqualifiedTable = ({ record, to }: DisqualifiedTableProps) =>
  record.length > 0 && (
    <section aria-labelledby="disqualified" className={frame.section}>
      <h2 id="disqualified">{t.disqualifications}</h2>
      <SaveAs to={to} />
      <Table
        caption={t.disqualifications}
        rows={record}
        keyOf={({ id }) => id}
        columns={[
          { key: 'name', title: t.nameColumn, cell: ({ name }) => name },
          { key: 'reason', title: t.reason, cell: ({ reason }) => reason },
          { key: 'by', title: t.byColumn, cell: ({ decidedBy, decidedAt }) => t.by(decidedBy, decidedAt) },
          {
            key: 'withdrawn',
            title: t.restoredColumn,
            cell: ({ withdrawnAt, withdrawnBy }) => withdrawnAt && t.by(withdrawnBy, withdrawnAt),
          },
        ]}
      />
    </section>
  )
