import { ButtonLink, EmptyState } from '@school/ui'
import frame from '@school/ui/frame.module.css'

export interface NoRunProps {
  title: string
  text?: string
  /** Where there is something to do, and what that place is called. */
  to: string
  way: string
}

/** Instead of a run that is not begun yet or is over already. */
export const NoRun = ({ title, text = '', to, way }: NoRunProps) => (
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
