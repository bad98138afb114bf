import { useEffect } from 'react'
import { late } from '../late.tsx'
import { ru } from '../ru.ts'
import { whenAtRest } from '../when-at-rest.ts'
import type { DialogProps } from './props.ts'
import { toast } from './toast.ts'

const { Part: DialogWindow, prefetch } = late(() =>
  import('./DialogWindow.tsx').then((loaded) => loaded.DialogWindow),
)

/** A modal window or a sheet at an edge. Its code comes when the page is at rest, at the latest with the press that opens it. */
export function Dialog({ open, ...window }: DialogProps) {
  useEffect(() => whenAtRest(prefetch, longestWaitMs), [])
  const onFail = () => {
    toast(ru.notOpened, { tone: 'bad' })
    window.onClose()
  }
  return open && <DialogWindow {...window} onFail={onFail} />
}

/** The code of dialogs is preloaded early: the connection may be lost at any time, and a confirmation must open all the same. */
const longestWaitMs = 1000
