import { useCall } from '@school/api-client'
import { Button, IconFlag, useYou } from '@school/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type OwnReport, type ReportKind, reportTask } from '../../contract/index.ts'
import { myReportsQuery } from './queries.ts'
import { ReportDialog } from './ReportDialog.tsx'
import styles from './ReportTask.module.css'
import { t } from './ru.ts'

export interface ReportTaskProps {
  taskId: number
  /** The variant on the screen, so that a methodist sees the same numbers. */
  variant?: number | null
}

/** «Сообщить об ошибке», and what became of what was reported. */
export function ReportTask({ taskId, variant = null }: ReportTaskProps) {
  const client = useQueryClient()
  const { data: reports = [] } = useQuery({ ...myReportsQuery, staleTime: 5 * 60_000 })
  const [isOpen, setOpen] = useState(false)
  const [kind, setKind] = useState<ReportKind | null>(null)
  const [text, setText] = useState('')
  const [isThanked, setThanked] = useState(false)
  const last = reports.find((report) => report.taskId === taskId)

  const report = useCall(reportTask, {
    onSuccess: (made) => {
      client.setQueryData(myReportsQuery.queryKey, (old) => [made, ...(old ?? [])])
      setOpen(false)
      setKind(null)
      setText('')
      setThanked(true)
    },
  })
  const open = () => {
    report.reset()
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
      <ReportDialog
        isOpen={isOpen}
        kind={kind}
        text={text}
        isBusy={report.isPending}
        error={report.error?.message ?? null}
        onKind={setKind}
        onText={setText}
        onClose={() => setOpen(false)}
        onSend={(chosen) =>
          report.mutate({ params: { taskId }, body: { kind: chosen, text: text.trim(), variant } })
        }
      />
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
