import { ApiError, call, useAfterChange } from '@school/api-client'
import { Card } from '@school/ui'
import { useEffect, useRef } from 'react'
import { type Arrival, arrive, type Provider } from '../../contract/index.ts'
import { t } from '../ru.ts'
import styles from './social.module.css'

export interface SocialArrivalScreenProps {
  provider: Provider
  /** The query with which the provider has sent the browser back. */
  query: string
  onArrived: (arrival: Arrival) => void
  /** @param code why not */
  onRefused: (code: string) => void
}

/** Where a provider sends the browser back to: a moment, and one is elsewhere. */
export function SocialArrivalScreen({ provider, query, onArrived, onRefused }: SocialArrivalScreenProps) {
  const afterChange = useAfterChange()
  const isSent = useRef(false)
  useEffect(() => {
    // What has come back is good once: an effect that runs twice sends it once.
    if (isSent.current) return
    isSent.current = true
    call(arrive, { params: { provider }, body: { query } }).then(
      async (arrival) => {
        await afterChange(arrive)
        onArrived(arrival)
      },
      (error: unknown) => onRefused(error instanceof ApiError ? error.code : ''),
    )
  }, [provider, query, onArrived, onRefused, afterChange])
  return (
    <div className={styles.page}>
      <Card className={styles.card}>
        <h1>{t.arrivingTitle}</h1>
        <p role="status">{t.arriving}</p>
      </Card>
    </div>
  )
}
