import { Button, Card } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { ReactNode } from 'react'
import type { Meanwhile } from '@school/kernel/contract'
import { ru } from './ru.ts'

export interface MeanwhileCardProps {
  meanwhile: Pick<Meanwhile, 'changedAt' | 'changedBy' | 'isMine'>
  isBusy: boolean
  /** Writes what is typed here over it. */
  onMine: () => void
  /** Takes what is saved instead of what is typed. */
  onTheirs: () => void
  /** What is saved now, when the fields do not show it. */
  children?: ReactNode
}

/** The object was changed while the person was typing: what is typed stays, and the person chooses (decision 089). */
export function MeanwhileCard({ meanwhile, isBusy, onMine, onTheirs, children }: MeanwhileCardProps) {
  return (
    <Card tone="accent" className={frame.section} role="alert">
      <p>{ru.changedBy(meanwhile)}</p>
      {children ?? <p>{ru.compare}</p>}
      <div className={frame.row}>
        <Button size="s" loading={isBusy} onClick={onMine}>
          {ru.keepMine}
        </Button>
        <Button size="s" disabled={isBusy} onClick={onTheirs}>
          {ru.takeTheirs}
        </Button>
      </div>
    </Card>
  )
}
