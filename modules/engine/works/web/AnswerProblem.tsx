import type { ApiError } from '@school/api-client'
import { signInAddress } from '@school/routes'
import { Button, ButtonLink, IconAlertCircle, IconRefresh, OfflineStrip, useYou } from '@school/ui'
import { useLocation } from 'react-router'
import styles from './AnswerProblem.module.css'
import { t } from './ru.ts'

export interface AnswerProblemProps {
  /** Advice before sending. */
  advice: string | null
  error: ApiError | null
  isRetrying: boolean
  onRetry: () => void
}

/** Refusals that are resolved by reloading the task. */
const cured = ['task_closed', 'answered_elsewhere']

function wayOut(error: ApiError): 'sign-in' | 'refresh' | 'retry' | 'mend' {
  if (error.status === 401) return 'sign-in'
  if (cured.includes(error.code)) return 'refresh'
  return error.status === 422 ? 'mend' : 'retry'
}

/** Why the answer was not sent, and what to do. The typed answer stays. */
export function AnswerProblem({ advice, error, isRetrying, onRetry }: AnswerProblemProps) {
  const you = useYou()
  const { pathname, search } = useLocation()
  const words = advice ?? (error?.status === 0 ? you(t.offline) : error?.message)
  const way = error && !advice ? wayOut(error) : 'mend'
  return (
    <div className={styles.place}>
      <div role="alert">
        {words && (
          <p className={styles.problem}>
            <IconAlertCircle aria-hidden="true" />
            {words}
          </p>
        )}
      </div>
      {!words && (
        <div className={styles.strip}>
          <OfflineStrip text={you(t.offline)} />
        </div>
      )}
      {way === 'sign-in' && (
        <ButtonLink to={signInAddress(`${pathname}${search}`)} reloadDocument>
          {t.signInAgain}
        </ButtonLink>
      )}
      {(way === 'retry' || way === 'refresh') && (
        <Button loading={isRetrying} icon={<IconRefresh aria-hidden="true" />} onClick={onRetry}>
          {way === 'retry' ? t.tryAgain : t.refresh}
        </Button>
      )}
    </div>
  )
}
