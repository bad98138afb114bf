import { ButtonLink, EmptyState } from '@school/ui'
import frame from '@school/ui/frame.module.css'

export interface NoAttemptProps {
  title: string
  text?: string
  /** Where there is something to do, and what that place is called. */
  to: string
  way: string
}

/** Instead of an attempt that is not begun yet or is over already. */
export const NoAttempt = ({ title, text = '', to, way }: NoAttemptProps) => (
  <div className={frame.page}>
    <EmptyState
      level={1}
      title={title}
      text={text}
      action={
        <ButtonLink kind="primary" to={to}>
          {way}
        </ButtonLink>
      }
    />
  </div>
)
