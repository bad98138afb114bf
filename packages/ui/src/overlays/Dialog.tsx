import { type ReactNode, useEffect } from 'react'
import { late } from '../late.tsx'
import { ru } from '../ru-rare.ts'
import { toast } from './toast.ts'

export interface DialogProps {
  open: boolean
  /** Escape, the cross, a press outside. */
  onClose: () => void
  title: ReactNode
  /** In the middle, or at an edge: `right` for filters, `left` for the menu, `bottom` for choices on a phone. */
  place?: 'middle' | 'right' | 'left' | 'bottom'
  size?: 's' | 'm' | 'l'
  /** The buttons: the way out first, the main one last. */
  footer?: ReactNode
  /** No cross, no Escape, no press outside: an agreement that must be answered. */
  isBlocking?: boolean
  children: ReactNode
}

const { Part: DialogWindow, prefetch } = late(() =>
  import('./DialogWindow.tsx').then((loaded) => loaded.DialogWindow),
)

/** A modal window or a sheet at an edge. Its code comes when the page is at rest, at the latest with the press that opens it. */
export function Dialog({ open, ...window }: DialogProps) {
  useEffect(() => whenAtRest(prefetch), [])
  const onFail = () => {
    toast(ru.notOpened, { tone: 'bad' })
    window.onClose()
  }
  return open && <DialogWindow {...window} onFail={onFail} />
}

/** Safari has no `requestIdleCallback`. */
function whenAtRest(act: () => unknown): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(act, 500)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(() => act())
  return () => cancelIdleCallback(id)
}
