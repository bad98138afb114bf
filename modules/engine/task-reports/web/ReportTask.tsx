import { useIsForChild } from '@school/api-client'
import { Button, IconFlag, patiently, useYou } from '@school/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { OwnReport } from '../contract/index.ts'
import { myReportsQuery } from './queries.ts'
import styles from './ReportTask.module.css'
import { t } from './ru-place.ts'

// The dialog is loaded when first opened, to keep its code out of task pages.
const ReportDialog = lazy(
  patiently(() => import('./ReportDialog.tsx').then((module) => ({ default: module.ReportDialog }))),
)

export interface ReportTaskProps {
  taskId: number
  /** The variant on the screen, so that a methodist sees the same numbers. */
  variant?: number | null
}

/** «Сообщить об ошибке», and the state of the viewer's report; not shown to a parent who views a child's page. */
export const ReportTask = (props: ReportTaskProps) => (useIsForChild() ? null : <Place {...props} />)

function Place({ taskId, variant = null }: ReportTaskProps) {
  const client = useQueryClient()
  const { data: reports = [] } = useQuery({ ...myReportsQuery, staleTime: 5 * 60_000 })
  const [isOpen, setOpen] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const [isThanked, setThanked] = useState(false)
  const last = reports.find((report) => report.taskId === taskId)

  const open = () => {
    setAsked(true)
    setOpen(true)
  }
  return (
    <div className={styles.place}>
      <Fate report={last} isThanked={isThanked} />
      {last?.status !== 'open' && (
        <Button kind="quiet" size="s" icon={<IconFlag aria-hidden="true" />} onClick={open}>
          {t.report}
        </Button>
      )}
      {isAsked && (
        <Suspense>
          <ReportDialog
            taskId={taskId}
            variant={variant}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            onReported={(made) => {
              client.setQueryData(myReportsQuery.queryKey, (old) => [made, ...(old ?? [])])
              setOpen(false)
              setThanked(true)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

const Fate = ({ report, isThanked }: { report: OwnReport | undefined; isThanked: boolean }) => {
  const you = useYou()
  return (
    <div role="status" className={styles.fate} data-status={report?.status}>
      {report && <p>{isThanked && report.status === 'open' ? t.thanks : you(t.fates[report.status])}</p>}
      {report?.answer && <p>{t.answerOf(report.answer)}</p>}
    </div>
  )
}
