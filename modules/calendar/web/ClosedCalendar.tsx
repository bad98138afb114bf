import { link, site } from '@school/routes'
import { ButtonLink, EmptyState } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { t } from './ru.ts'

/** A link that opens nothing any more. */
export const ClosedCalendar = () => (
  <div className={frame.page}>
    <EmptyState
      level={1}
      pose="look"
      prop="calendar"
      title={t.closedTitle}
      text={t.closedText}
      action={<ButtonLink to={link(site.market.home)}>{t.closedAction}</ButtonLink>}
    />
  </div>
)
