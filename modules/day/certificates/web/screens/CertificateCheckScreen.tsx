import type { ApiError } from '@school/api-client'
import {
  Button,
  ButtonLink,
  Card,
  IconCircleCheck,
  IconCircleX,
  SkeletonText,
  TextInput,
  WithoutScripts,
} from '@school/ui'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type CertificateProof, readNumber, writeNumber } from '../../contract/index.ts'
import { certificateAt, sheetTitle } from '../addresses.ts'
import { checkQuery } from '../queries.ts'
import { t } from '../ru.ts'
import styles from './CertificateCheckScreen.module.css'

export interface CertificateCheckScreenProps {
  /** From the address: typed or opened by the QR code. */
  number: string | null
  onCheck: (number: string) => void
}

export function CertificateCheckScreen({ number, onCheck }: CertificateCheckScreenProps) {
  const [text, setText] = useState(number ?? '')
  const [isWrong, setIsWrong] = useState(number !== null && readNumber(number) === null)
  const asked = number === null ? null : readNumber(number)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = readNumber(text)
    setIsWrong(wanted === null)
    if (wanted) onCheck(writeNumber(wanted))
  }
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t.checkTitle}</h1>
        <p className={styles.lead}>{t.checkLead}</p>
      </div>
      <form method="dialog" onSubmit={submit} className={styles.form} noValidate>
        <TextInput
          label={t.field}
          hint={t.fieldHint}
          error={isWrong ? t.badNumber : null}
          value={text}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <WithoutScripts />
        <Button type="submit" kind="primary">
          {t.checkButton}
        </Button>
      </form>
      {asked && <Answer key={asked} number={asked} />}
    </div>
  )
}

/** Fetched by the browser, never with the page: cached pages of guests hold no names, and every check is counted. */
function Answer({ number }: { number: string }) {
  const { data, error, isPending, refetch, isFetching } = useQuery({ ...checkQuery(number), retry: false })
  return (
    <div aria-live="polite" aria-busy={isPending || undefined}>
      {isPending ? (
        <SkeletonText lines={4} />
      ) : error ? (
        <Failed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      ) : data?.proof ? (
        <Authentic proof={data.proof} />
      ) : data?.withdrawnAt ? (
        <Card tone="warn" className={styles.card}>
          <h2 className={styles.verdict}>
            <IconCircleX aria-hidden="true" /> {t.withdrawn}
          </h2>
          <p>{t.withdrawnText(data.number, data.withdrawnAt)}</p>
          <p>{t.withdrawnNote}</p>
        </Card>
      ) : (
        <Card tone="bad" className={styles.card}>
          <h2 className={styles.verdict}>
            <IconCircleX aria-hidden="true" /> {t.notFound}
          </h2>
          <p>{t.notFoundText(writeNumber(number))}</p>
        </Card>
      )}
    </div>
  )
}

const Failed = ({ error, isBusy, onRetry }: { error: ApiError; isBusy: boolean; onRetry: () => void }) => (
  <Card tone="warn" className={styles.card}>
    <h2 className={styles.verdict}>{t.failed}</h2>
    <p>{error.status === 429 ? t.tooOften : error.message}</p>
    <div>
      <Button loading={isBusy} onClick={onRetry}>
        {t.checkButton}
      </Button>
    </div>
  </Card>
)

const Authentic = ({ proof }: { proof: CertificateProof }) => (
  <Card tone="ok" className={styles.card}>
    <h2 className={styles.verdict}>
      <IconCircleCheck aria-hidden="true" /> {t.authentic}
    </h2>
    <p>{t.authenticText}</p>
    <dl className={styles.facts}>
      <dt>{t.number}</dt>
      <dd className={styles.number}>{proof.number}</dd>
      <dt>{t.what}</dt>
      <dd>{sheetTitle(proof.kind)}</dd>
      <dt>{t.holder}</dt>
      <dd>{proof.holderName}</dd>
      <dt>{t.forWhat}</dt>
      <dd>
        {proof.title}
        {proof.details && <span className={styles.note}>{proof.details}</span>}
      </dd>
      <dt>{t.issued}</dt>
      <dd>{t.issuedOn(proof.issuedAt)}</dd>
    </dl>
    <div>
      <ButtonLink to={certificateAt(proof.userId, proof.id)}>{t.open}</ButtonLink>
    </div>
  </Card>
)
