import { DrawnPartsContext, loadAtStart } from '@school/ssr'
import { type ComponentType, createElement, lazy, type ReactNode, useContext, useState } from 'react'
import { patiently } from './patiently.ts'

/** `tools/vite/named-parts.ts` writes into the server's code under which key the browser's build knows the module. */
type Load<Module> = (() => Promise<Module>) & { readonly part?: string }

/**
 * A module whose code the browser loads separately, while the server has it from the start. The server records that it was drawn:
 * its style sheets go with the page. Call it with a literal `() => import('…')`.
 */
export function lazyModule<Module extends object>(load: Load<Module>, tries = Infinity) {
  const loadOnce = import.meta.env.SSR ? load : patiently(load, tries)
  let loaded: Module | undefined
  let loading: Promise<Module> | undefined
  const prefetch = (): Promise<Module> => {
    loading ??= loadOnce().then(
      (module) => (loaded = module),
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  if (import.meta.env.SSR) loadAtStart(prefetch())

  /** The module, if its code is here. */
  function useLoaded(isDrawn = true): Module | undefined {
    const drawn = useContext(DrawnPartsContext)
    if (!isDrawn) return undefined
    if (load.part) drawn?.parts.add(load.part)
    return loaded
  }
  return { prefetch, useLoaded }
}

type PropsOf<Component> = Component extends ComponentType<infer Props extends object> ? Props : never

export interface LazyPart<Props> {
  (props: Props): ReactNode
  prefetch: () => Promise<unknown>
}

interface LazyPartOptions<Props> {
  /** Failures allowed while online; unlimited for parts that the page is usable without. */
  tries?: number
  /** Shown when the code did not come; else the page fails. */
  instead?: ComponentType<Props>
}

/**
 * A component that the server draws at once and whose code the browser loads separately: what was drawn stays as it is meanwhile.
 * Must be within `Suspense`.
 */
export function lazyPart<Module extends object, Name extends keyof Module>(
  load: Load<Module>,
  name: Name,
  { tries, instead }: LazyPartOptions<PropsOf<Module[Name]>> = {},
): LazyPart<PropsOf<Module[Name]>> {
  type Part = ComponentType<PropsOf<Module[Name]>>
  const { prefetch, useLoaded } = lazyModule(load, tries)
  const partOf = (module: Module) => module[name] as Part
  const Late = lazy(async () => {
    try {
      return { default: partOf(await prefetch()) }
    } catch (error) {
      if (!instead) throw error
      return { default: instead as Part }
    }
  })
  function LazyPart(props: PropsOf<Module[Name]>) {
    const loaded = useLoaded()
    // Chosen once: another component in its place would lose the state of the part.
    const [Shown] = useState<Part>(() => (loaded ? partOf(loaded) : (Late as unknown as Part)))
    return createElement(Shown, props)
  }
  return Object.assign(LazyPart, { prefetch })
}
