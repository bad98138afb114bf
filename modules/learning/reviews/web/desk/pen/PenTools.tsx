import { Button, IconArrowBack, IconEraser, IconHand, IconMapPin, IconPencil } from '@school/ui'
import { type ReactNode, useId } from 'react'
import styles from './pen.module.css'
import { t } from './ru.ts'
import { type Tool, tools } from './tools.ts'

const icons: Record<Tool, ReactNode> = {
  look: <IconHand aria-hidden="true" />,
  red: <IconPencil aria-hidden="true" />,
  green: <IconPencil aria-hidden="true" />,
  eraser: <IconEraser aria-hidden="true" />,
  pin: <IconMapPin aria-hidden="true" />,
}

interface PenToolsProps {
  tool: Tool
  onTool: (tool: Tool) => void
  canUndo: boolean
  onUndo: () => void
}

/** Tools of the sheet: native radio buttons, so that arrow keys switch them. */
export function PenTools({ tool, onTool, canUndo, onUndo }: PenToolsProps) {
  const name = useId()
  return (
    <div className={styles.bar}>
      <fieldset className={styles.tools}>
        <legend className="visually-hidden">{t.tools}</legend>
        {tools.map((one) => (
          <label key={one} className={styles.tool} data-tool={one}>
            <input type="radio" name={name} value={one} checked={one === tool} onChange={() => onTool(one)} />
            {icons[one]}
            <span>{t.names[one]}</span>
          </label>
        ))}
      </fieldset>
      <Button size="s" icon={<IconArrowBack aria-hidden="true" />} disabled={!canUndo} onClick={onUndo}>
        {t.undo}
      </Button>
    </div>
  )
}
