import { Button, IconPrinter } from '@school/ui'
import { t } from './ru.ts'

export const PrintButton = () => (
  <Button size="s" kind="quiet" icon={<IconPrinter aria-hidden="true" />} onClick={() => print()}>
    {t.print}
  </Button>
)
