declare const shape: unique symbol

/** An extension point of a lower module that higher modules contribute to. The lower module defines the shape and never knows its contributors. */
export interface ExtensionPoint<Part> {
  readonly name: string
  /** Key that must differ between contributions; absent where they may be alike. */
  keyOf?(part: Part): string
  readonly [shape]?: Part
}

/** A contribution of a module to an extension point of another. */
export interface Extension {
  readonly point: string
  readonly part: unknown
  readonly key?: string
}

/** All contributions to a point, from low to high. */
export type Extensions = <Part>(point: ExtensionPoint<Part>) => readonly Part[]

export const extensionPoint = <Part>(name: string, keyOf?: (part: Part) => string): ExtensionPoint<Part> => ({
  name,
  ...(keyOf && { keyOf }),
})

export const extend = <Part>(point: ExtensionPoint<Part>, part: Part): Extension => ({
  point: point.name,
  part,
  ...(point.keyOf && { key: point.keyOf(part) }),
})

/** @throws when two contributions have the same key */
export function extensionsOf(modules: readonly { readonly extensions?: readonly Extension[] }[]): Extensions {
  const byPoint = Map.groupBy(
    modules.flatMap(({ extensions = [] }) => extensions),
    ({ point }) => point,
  )
  for (const [point, parts] of byPoint) {
    const keys = parts.flatMap(({ key }) => key ?? [])
    const twice = keys.find((key, index) => keys.indexOf(key) !== index)
    if (twice !== undefined) throw new Error(`Two modules contribute «${twice}» to ${point}.`)
  }
  return <Part>({ name }: ExtensionPoint<Part>) =>
    (byPoint.get(name) ?? []).map(({ part }) => part) as readonly Part[]
}
