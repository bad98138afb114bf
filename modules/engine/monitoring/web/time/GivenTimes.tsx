import type { TableFormat } from '@school/kernel/contract'
import { SaveAs } from '@school/tables'
import { Button, Table } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { GivenTime } from '../../contract/index.ts'
import { t } from './ru.ts'

export interface GivenTimesProps {
  given: readonly GivenTime[]
  /** The same as a file. */
  to: (format: TableFormat) => string
  /** Absent where grants cannot be revoked. */
  onTakeBack?: ((grant: GivenTime) => void) | undefined
}

/** Granted time: to whom, how much, why, by whom and when. */
export const GivenTimes = ({ given, to, onTakeBack }: GivenTimesProps) => (
  <section aria-labelledby="given-time" className={frame.section}>
    <h2 id="given-time">{t.given}</h2>
    {given.length === 0 ? (
      <p className={frame.note}>{t.noGrants}</p>
    ) : (
      <>
        <SaveAs to={to} />
        <Table
          caption={t.given}
          rows={given}
          keyOf={({ id }) => id}
          columns={[
            { key: 'whom', title: t.whomColumn, cell: ({ name }) => name ?? t.everybody },
            { key: 'time', title: t.timeColumn, cell: t.time, phone: 'aside' },
            { key: 'reason', title: t.reasonColumn, cell: ({ reason }) => reason },
            { key: 'by', title: t.byColumn, cell: ({ grantedBy, createdAt }) => t.by(grantedBy, createdAt) },
            ...(onTakeBack || given.some(({ takenBackAt }) => takenBackAt !== null)
              ? [
                  {
                    key: 'back',
                    title: t.backColumn,
                    cell: (grant: GivenTime) =>
                      grant.takenBackAt
                        ? t.by(grant.takenBackBy, grant.takenBackAt)
                        : onTakeBack && (
                            <Button
                              size="s"
                              kind="quiet"
                              aria-label={t.takeBackOf(grant.name ?? t.everybody)}
                              onClick={() => onTakeBack(grant)}
                            >
                              {t.takeBack}
                            </Button>
                          ),
                  },
                ]
              : []),
          ]}
        />
      </>
    )}
  </section>
)
