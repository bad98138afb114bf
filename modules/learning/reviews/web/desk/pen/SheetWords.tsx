import { Button, IconMapPin } from '@school/ui'
import type { Full } from './notes.ts'
import styles from './pen.module.css'
import { PinFields, type PinFieldsProps } from './PinFields.tsx'
import { t } from './ru.ts'
import type { Tool } from './tools.ts'

interface SheetWordsProps extends PinFieldsProps {
  tool: Tool
  full: Full | null
  arePinsFull: boolean
  onAdd: () => void
}

/** Under a sheet: hint of the tool or the limit reached, texts of pins, and a button to add a pin. */
export const SheetWords = ({ tool, full, arePinsFull, onAdd, ...fields }: SheetWordsProps) => (
  <div className={styles.words}>
    <p className={styles.hint} aria-live="polite">
      {(tool === 'red' || tool === 'green') && full ? t.full[full] : arePinsFull ? t.pinsFull : t.hints[tool]}
    </p>
    <PinFields {...fields} />
    <div>
      <Button
        size="s"
        icon={<IconMapPin aria-hidden="true" />}
        data-add-pin
        disabled={arePinsFull}
        onClick={onAdd}
      >
        {t.addPin}
      </Button>
    </div>
  </div>
)
