import type { ReactNode } from 'react'
import { Owl } from '../drawings/owl/Owl.tsx'
import type { OwlPose, OwlProp } from '../drawings/owl/owl-props.ts'
import { IconRefresh } from '../icons.ts'
import { Button } from '../controls/Button.tsx'
import { ru } from '../ru-rare.ts'
import styles from './state-card.module.css'

export interface StateProps {
  title?: string
  text?: ReactNode
  /** One way out; a second, quieter one may be next to it. */
  action?: ReactNode
  pose?: OwlPose
  /** A thing next to the owl: `search`, `calendar`, `trophy`, `letter`, `lock`, `box`, `plug`. */
  prop?: OwlProp
  /** Heading level of the title. */
  level?: 1 | 2 | 3
  /** Small: inside a card or a column. */
  compact?: boolean
}

function StateCard({
  title,
  text,
  action,
  pose = 'think',
  prop,
  level = 2,
  compact,
  role,
  children,
}: StateProps & { role?: string; children?: ReactNode }) {
  const Title = `h${level}` as const
  return (
    <div className={compact ? styles.compact : styles.state} role={role}>
      <Owl pose={pose} prop={prop} title={null} className={styles.picture} />
      <div className={styles.words}>
        {title && <Title className={styles.title}>{title}</Title>}
        {text && <p className={styles.text}>{text}</p>}
        {action && <div className={styles.actions}>{action}</div>}
        {children}
      </div>
    </div>
  )
}

/** Nothing here yet: a sentence and a link to create the first one. */
export const EmptyState = ({ pose = 'reading', ...rest }: StateProps & { action: ReactNode }) => (
  <StateCard {...rest} pose={pose} />
)

export interface ErrorStateProps extends StateProps {
  onRetry?: () => void
  isRetrying?: boolean
  /** What support can look up. */
  code?: string
}

/** Replaces the failed block; the rest of the page keeps working. */
export const ErrorState = ({
  title = ru.errorTitle,
  text = ru.errorText,
  onRetry,
  isRetrying,
  code,
  action,
  ...rest
}: ErrorStateProps) => (
  <StateCard
    pose="sorry"
    prop="plug"
    {...rest}
    role="alert"
    title={title}
    text={text}
    action={
      <>
        {onRetry && (
          <Button
            kind="primary"
            onClick={onRetry}
            loading={isRetrying}
            icon={<IconRefresh aria-hidden="true" />}
          >
            {ru.retry}
          </Button>
        )}
        {action}
      </>
    }
  >
    {code && (
      // The server and the browser may name one failure by different codes: the one that came first stays.
      <p className={styles.code} suppressHydrationWarning>
        {code}
      </p>
    )}
  </StateCard>
)

/** A temporary failure. Uses neither «ты» nor «вы»: the viewer may be unknown. */
export const UnavailableState = ({
  title = ru.unavailableTitle,
  text = ru.unavailableText,
  level = 1,
  ...rest
}: ErrorStateProps) => <ErrorState {...rest} title={title} text={text} level={level} />

/** Says why it is closed and what opens it. */
export const LockedState = ({
  title = ru.lockedTitle,
  pose = 'look',
  prop = 'lock',
  ...rest
}: StateProps) => <StateCard {...rest} title={title} pose={pose} prop={prop} />

export const ForbiddenState = ({
  title = ru.forbiddenTitle,
  text = ru.forbiddenText,
  level = 1,
  ...rest
}: StateProps & { action: ReactNode }) => (
  <StateCard pose="look" prop="lock" {...rest} title={title} text={text} level={level} />
)

/** `children`: the search field and the three links of the not-found page. */
export const NotFoundState = ({
  title = ru.notFoundTitle,
  text = ru.notFoundText,
  level = 1,
  ...rest
}: StateProps & { children?: ReactNode }) => (
  <StateCard pose="lost" {...rest} title={title} text={text} level={level} />
)
