import { ButtonLink, EmptyState, type StateProps } from '@school/ui'
import frame from '@school/ui/frame.module.css'

export interface NoAttemptProps extends Pick<StateProps, 'pose'> {
  title: string
  text?: string
  /** Link to a page with something to do, and its title. */
  to: string
  way: string
}

/** Shown instead of an attempt that is not started yet, is already over or waits for its review. */
export const NoAttempt = ({ title, text = '', to, way, ...look }: NoAttemptProps) => (
  <div className={frame.page}>
    <EmptyState
      {...look}
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
