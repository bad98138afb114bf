import { useRootData } from '@school/app'
import type { PageSettings } from '@school/ssr'

/** Data that the documents of both apps have. */
export interface CommonDocument {
  readonly options: Pick<PageSettings, 'phoneConfirmationType'>
}

/** How telephones are confirmed here. */
export const usePhoneWay = (): PageSettings['phoneConfirmationType'] =>
  useRootData<CommonDocument>()?.options.phoneConfirmationType ?? 'sms'
