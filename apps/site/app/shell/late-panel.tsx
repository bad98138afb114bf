import { late, toast, useYou } from '@school/ui'
import type { ComponentType, ReactNode } from 'react'
import { ru } from './ru.ts'

/** A panel of the shell whose code comes late: when it does not come, the panel closes and says so. */
export function latePanel<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const { Part, prefetch } = late(load)
  function Panel({ onClose, ...props }: Props & { waiting: ReactNode; onClose: () => void }) {
    const you = useYou()
    const fail = () => {
      toast(you(ru.menuFailed), { tone: 'bad' })
      onClose()
    }
    return <Part {...(props as unknown as Props & { waiting: ReactNode })} onFail={fail} />
  }
  return { Panel, prefetch }
}
