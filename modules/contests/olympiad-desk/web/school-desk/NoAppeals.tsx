import { EmptyState } from '@school/ui'
import { t } from './ru.ts'

/** Appeals are possible only after publication. */
export const NoAppeals = ({ arePublished }: { arePublished: boolean }) => (
  <EmptyState
    compact
    level={3}
    title={t.noAppeals}
    text={arePublished ? t.noAppealsText : t.appealsLater}
    action={false}
  />
)
