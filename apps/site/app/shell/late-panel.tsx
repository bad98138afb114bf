import { toast, useYou } from '@school/ui'
import { type ComponentType, type ReactNode, useEffect, useReducer } from 'react'
import { ru } from './ru.ts'

/**
 * A panel whose code comes before it is needed, or at the latest when it is. Not `lazy()`: Suspense keeps a fallback
 * for 300 ms even when the code is there, and a menu must open in 100.
 */
export function latePanel<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | undefined
  let loading: Promise<unknown> | undefined
  const prefetch = () => {
    loading ??= load().then(
      (component) => (Loaded = component),
      () => (loading = undefined),
    )
    return loading
  }
  function Panel({ waiting, onFail, ...props }: Props & { waiting: ReactNode; onFail: () => void }) {
    const you = useYou()
    const [, again] = useReducer((times: number) => times + 1, 0)
    useEffect(() => {
      if (Loaded) return
      void prefetch().then(() => {
        if (Loaded) return again()
        toast(you(ru.menuFailed), { tone: 'bad' })
        onFail()
      })
    }, [onFail, you])
    return Loaded ? <Loaded {...(props as unknown as Props)} /> : waiting
  }
  return { Panel, prefetch }
}
