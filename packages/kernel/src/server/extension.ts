declare const shape: unique symbol

/** A place in a lower room that higher rooms fill. The lower room says the shape and never who fills it. */
export interface ExtensionPoint<Part> {
  readonly name: string
  readonly [shape]?: Part
}

/** What a room brings to an extension point of another. */
export interface Extension {
  readonly point: string
  readonly part: unknown
}

/** Everything that rooms have brought to a point, in the order of tiers. */
export type Extensions = <Part>(point: ExtensionPoint<Part>) => readonly Part[]

export const extensionPoint = <Part>(name: string): ExtensionPoint<Part> => ({ name })

export const extend = <Part>(point: ExtensionPoint<Part>, part: Part): Extension => ({
  point: point.name,
  part,
})

export function extensionsOf(rooms: readonly { readonly extensions?: readonly Extension[] }[]): Extensions {
  const brought = Map.groupBy(
    rooms.flatMap(({ extensions = [] }) => extensions),
    ({ point }) => point,
  )
  return <Part>({ name }: ExtensionPoint<Part>) =>
    (brought.get(name) ?? []).map(({ part }) => part) as readonly Part[]
}
