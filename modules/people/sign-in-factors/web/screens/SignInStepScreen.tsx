import { call } from '@school/api-client'
import { link, site } from '@school/routes'
import { ButtonLink, Button, Card, EmptyState, Skeletons, SkeletonRows, useYou } from '@school/ui'
import { useQuery } from '@tanstack/react-query'
import { leaveStep, type PendingStep } from '../../contract/index.ts'
import styles from '../factors.module.css'
import { PasskeyEntry } from '../PasskeyEntry.tsx'
import { pendingStepQuery } from '../queries.ts'
import { s } from '../ru-step.ts'
import { StepForm } from '../StepForm.tsx'

export interface SignInStepScreenProps {
  onSignedIn: (path: string | null) => void
  /** Back to the beginning, as somebody else. */
  onLeft: () => void
}

/** After the right password. Only the browser of the sign-in gets the required factors: the page itself is public. */
export function SignInStepScreen({ onSignedIn, onLeft }: SignInStepScreenProps) {
  const { data: step, isError } = useQuery({ ...pendingStepQuery, retry: false })
  const isAbsent = isError || step === null
  return (
    <div className={styles.step}>
      <Card className={styles.card}>
        {isAbsent ? (
          <EmptyState
            compact
            level={1}
            pose="look"
            title={s.noStepTitle}
            text={s.noStep}
            action={<ButtonLink to={link(site.market.login)}>{s.toSignIn}</ButtonLink>}
          />
        ) : (
          <>
            <h1>{s.title}</h1>
            {step ? (
              <Step step={step} onSignedIn={onSignedIn} onLeft={onLeft} />
            ) : (
              <Skeletons>
                <SkeletonRows count={3} />
              </Skeletons>
            )}
          </>
        )}
      </Card>
    </div>
  )
}

function Step({ step, onSignedIn, onLeft }: SignInStepScreenProps & { step: PendingStep }) {
  const you = useYou()
  const leave = () => void call(leaveStep, {}).then(onLeft, onLeft)
  return (
    <>
      <p className={styles.lead}>{step.hasApp ? s.lead : you(s.leadKey)}</p>
      {(step.hasApp || step.hasRecoveryCodes) && <StepForm step={step} onSignedIn={onSignedIn} />}
      {step.hasPasskey && <PasskeyEntry redirectUrl={null} onSignedIn={onSignedIn} />}
      <details>
        <summary>{s.lostTitle}</summary>
        <p className={styles.lead}>{s.lost}</p>
      </details>
      <Button kind="quiet" onClick={leave}>
        {s.other}
      </Button>
    </>
  )
}
