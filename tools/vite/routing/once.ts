const made = new WeakMap<object, Map<string, unknown>>()

/** What is made of a build once: the routes of a server that runs do not change. */
export function once<T>(of: object, name: string, make: () => T): T {
  let all = made.get(of)
  if (!all) made.set(of, (all = new Map()))
  if (!all.has(name)) all.set(name, make())
  return all.get(name) as T
}
