declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

export interface Trigger {
  prefix?: string
  module: string
  action: string
}
export type Properties = Readonly<Record<string, string | number | boolean | null>>

const event = 'analytics/TRACK_ANALYTICS_DATA'
/** Words of Latin letters; an action may have several: `explainers` + `course.started`. */
const words = /^[\w-]+(\.[\w-]+)*$/

const toDataLayer = (entry: object): void => {
  window.dataLayer ??= []
  window.dataLayer.push(entry)
}

/** An event for the page's data layer (shared-application §4). An invalid trigger is only warned of. */
export function track(
  { prefix = 'app', module, action }: Trigger,
  properties: Properties = {},
  push: (entry: object) => void = toDataLayer,
): void {
  const parts = [prefix, module, action]
  const trigger = parts.join('.')
  if (!parts.every((part) => words.test(part))) return console.warn(`analytics: invalid trigger «${trigger}»`)
  push({ event, properties, trigger })
}
