import { useCall } from '@school/api-client'
import { Button, Card, ProgressBar, toast, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react'
import { type OnboardingData, type OnboardingStep, updateOnboarding } from '../../contract/index.ts'
import styles from '../onboarding.module.css'
import { GradeStep, SchoolStep, WhoStep } from '../PersonSteps.tsx'
import { onboardingQuery, ownProfileQuery } from '../queries.ts'
import { t } from '../ru-onboarding.ts'
import { GoalsStep, MailingsStep, TimeStep } from '../WishSteps.tsx'

export interface OnboardingScreenProps {
  homeUrl: string
  /** Where children are added; `null` as long as there is no such page. */
  familyUrl: string | null
  /** Subjects that exist for the class; all of them when empty. */
  subjectIds: readonly number[]
  /** One task to solve on the spot; `null` when there is none for the class. */
  task: ReactNode
  /** The course to begin with, for the end of the acquaintance; `null` without one. */
  course: ComponentType<{ onBegin: (url: string) => void }> | null
}

/** The acquaintance: a question at a time, each of which can be skipped, and the whole at once. */
export function OnboardingScreen({
  homeUrl,
  familyUrl,
  subjectIds,
  task,
  course: Course,
}: OnboardingScreenProps) {
  const you = useYou()
  const { data: onboarding } = useSuspenseQuery(onboardingQuery)
  const { data: profile } = useSuspenseQuery(ownProfileQuery)
  const { data } = onboarding
  const steps = onboarding.steps.filter((one) => one !== 'task' || task !== null)
  const wanted = onboarding.step ?? 'plan'
  const step = steps.includes(wanted) ? wanted : 'plan'
  const isLeaving = useRef(false)
  const go = useCall(updateOnboarding, {
    onError: (error) => {
      isLeaving.current = false
      toast(error.message, { tone: 'bad' })
    },
  })
  const leave = (url: string) => {
    isLeaving.current = true
    go.mutate({ body: { step: null } }, { onSuccess: () => location.assign(url) })
  }
  const at = steps.indexOf(step)
  const next = (said?: OnboardingData) => {
    // The answer to a question that was on its way when everything was skipped.
    if (isLeaving.current) return
    const following = steps[at + 1]
    if (following) go.mutate({ body: { step: following, ...(said ? { data: said } : {}) } })
    else leave(homeUrl)
  }
  const way = { onNext: () => next(), isBusy: go.isPending }
  const title = you(t.titles[step])
  const heading = useTitleFocus(step)
  const plan = profile.isAgent ? t.planAgent : profile.isParent ? t.planParent : t.planPupil
  // The last page asks nothing.
  const questions = steps.length - 1
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        {at > 0 ? (
          <Button kind="quiet" size="s" onClick={() => go.mutate({ body: { step: steps[at - 1]! } })}>
            {t.back}
          </Button>
        ) : (
          <span />
        )}
        {step !== 'plan' && (
          <Button kind="quiet" size="s" onClick={() => leave(homeUrl)}>
            {t.skipAll}
          </Button>
        )}
      </div>
      <ProgressBar percent={(100 * at) / Math.max(1, questions)} label={t.page} />
      <Card as="section" pad="l" className={styles.step}>
        {step !== 'plan' && <p className={frame.note}>{t.stepOf(at + 1, questions)}</p>}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {step === 'who' && <WhoStep {...way} />}
        {step === 'grade' && <GradeStep {...way} />}
        {step === 'school' && <SchoolStep {...way} profile={profile} />}
        {step === 'goals' && (
          <GoalsStep {...way} profile={profile} subjectIds={subjectIds} data={data} onSaid={next} />
        )}
        {step === 'time' && <TimeStep {...way} title={title} data={data} onSaid={next} />}
        {step === 'mailings' && <MailingsStep {...way} profile={profile} />}
        {step === 'child' && (
          <Ending text={familyUrl ? you(t.childText) : t.childLater}>
            {familyUrl && (
              <Button kind="primary" size="l" loading={go.isPending} onClick={() => leave(familyUrl)}>
                {t.toFamily}
              </Button>
            )}
            <Button kind={familyUrl ? 'secondary' : 'primary'} size="l" onClick={() => next()}>
              {t.next}
            </Button>
          </Ending>
        )}
        {step === 'task' && (
          <>
            <p>{t.taskText}</p>
            {task}
            <div className={frame.row}>
              <Button loading={go.isPending} onClick={() => next()}>
                {t.next}
              </Button>
            </div>
          </>
        )}
        {step === 'plan' && (
          <Ending text={Course ? t.planCourse : you(plan)}>
            {Course && <Course onBegin={leave} />}
            <Button
              kind={Course ? 'secondary' : 'primary'}
              size="l"
              loading={go.isPending}
              onClick={() => leave(homeUrl)}
            >
              {t.toCabinet}
            </Button>
          </Ending>
        )}
      </Card>
    </div>
  )
}

const Ending = ({ text, children }: { text: string; children: ReactNode }) => (
  <>
    <p>{text}</p>
    <div className={frame.row}>{children}</div>
  </>
)

/** Moves the focus to the new heading, so that screen readers announce it and keyboard navigation continues from it. */
function useTitleFocus(step: OnboardingStep) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus()
  }, [step])
  return heading
}
