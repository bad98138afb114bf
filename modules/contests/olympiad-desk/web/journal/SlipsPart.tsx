import { useCall } from '@school/api-client'
import { Button, Card, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { issueCode } from '@school/olympiads/contract'
import type { Journal } from '../../contract/index.ts'
import { memoAt, slipsAt } from './addresses.ts'
import styles from './journal.module.css'
import { t } from './ru.ts'

/** Printouts before the stage: the code of the school, slips to be cut out, a memo. */
export function SlipsPart({ journal }: { journal: Journal }) {
  const { id, entry, codes, can } = journal
  const issue = useCall(issueCode, { onError: (error) => void toast(error.message, { tone: 'bad' }) })
  return (
    <Card as="section" pad="l" aria-labelledby="slips" className={frame.section}>
      <h2 id="slips" className={frame.cardTitle}>
        {entry === 'code' ? t.codesTitle : t.slipsTitle}
      </h2>
      {codes.map(({ school, code, taken, seats }) => (
        <div key={code} className={frame.list}>
          <span className={frame.note}>{t.codeOf(school)}</span>
          <span className={styles.code}>{code}</span>
          <span className={frame.note}>{t.seats(taken, seats)}</span>
        </div>
      ))}
      {entry === 'code' && codes.length === 0 && (
        <p className={frame.cardText}>{can.issueCode ? t.codeNeeded : t.noCode}</p>
      )}
      <p className={frame.cardText}>{entry === 'code' ? t.slipsByCode : t.slipsText}</p>
      <div className={frame.row}>
        {can.issueCode && (
          <Button
            kind="primary"
            loading={issue.isPending}
            onClick={() => issue.mutate({ params: { stageId: id } })}
          >
            {t.issueCode}
          </Button>
        )}
        {can.saveSlips && (
          <a href={slipsAt(journal)} download>
            {t.saveSlips}
          </a>
        )}
        {can.saveMemo && (
          <a href={memoAt(journal)} download>
            {t.saveMemo}
          </a>
        )}
      </div>
    </Card>
  )
}
