declare const shape: unique symbol

/** A place in a lower room that higher rooms fill. The lower room says the shape and never who fills it. */
export interface ExtensionPoint<Part> {
  readonly name: string
  /** What no two parts may share; absent where parts may be alike. */
  keyOf?(part: Part): string
  readonly [shape]?: Part
}

/** What a room brings to an extension point of another. */
export interface Extension {
  readonly point: string
  readonly part: unknown
  readonly key?: string
}

/** Everything that rooms have brought to a point, in the order of tiers. */
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

/** @throws when two rooms bring what only one may */
export function extensionsOf(rooms: readonly { readonly extensions?: readonly Extension[] }[]): Extensions {
  const brought = Map.groupBy(
    rooms.flatMap(({ extensions = [] }) => extensions),
    ({ point }) => point,
  )
  for (const [point, parts] of brought) {
    const keys = parts.flatMap(({ key }) => key ?? [])
    const twice = keys.find((key, index) => keys.indexOf(key) !== index)
    if (twice !== undefined) throw new Error(`Two rooms bring «${twice}» to ${point}.`)
  }
  return <Part>({ name }: ExtensionPoint<Part>) =>
    (brought.get(name) ?? []).map(({ part }) => part) as readonly Part[]
}
