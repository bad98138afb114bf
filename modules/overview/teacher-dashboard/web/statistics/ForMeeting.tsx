import { Button, Checkbox, IconPrinter } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { t } from './ru.ts'

interface ForMeetingProps {
  withNames: boolean
  onNames: (withNames: boolean) => void
}

/** A sheet for a parents' meeting: one page without names, or with the list after it. */
export const ForMeeting = ({ withNames, onNames }: ForMeetingProps) => (
  <div className={`no-print ${frame.row}`}>
    <Button icon={<IconPrinter aria-hidden="true" />} onClick={() => print()}>
      {t.print}
    </Button>
    <Checkbox
      label={t.withNames}
      hint={t.withNamesHint}
      checked={withNames}
      onChange={(event) => onNames(event.currentTarget.checked)}
    />
  </div>
)
