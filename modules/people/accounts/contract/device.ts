import * as z from 'zod'

/** The device of a session, parsed from its user agent and address. */
export const Device = z.object({
  /** «Chrome», «Яндекс Браузер»; `null` when it does not say. */
  browser: z.string().nullable(),
  /** «Android», «Windows». */
  system: z.string().nullable(),
  kind: z.enum(['desktop', 'mobile', 'tablet', 'unknown']),
  /** The IP address without its last part: enough to recognize one’s own. */
  network: z.string(),
})
export type Device = z.infer<typeof Device>
