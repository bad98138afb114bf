import { ButtonLink, EmptyState } from '@school/ui'
import frame from '@school/ui/frame.module.css'

export interface NoAttemptProps {
  title: string
  text?: string
  /** Link to a page with something to do, and its title. */
  to: string
  way: string
}

/** Shown instead of an attempt that is not started yet or is already over. */
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
