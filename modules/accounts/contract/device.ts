import * as z from 'zod'

/** From where somebody has come, in words of their own browser. */
export const Device = z.object({
  /** «Chrome», «Яндекс Браузер»; `null` when it does not say. */
  browser: z.string().nullable(),
  /** «Android», «Windows». */
  system: z.string().nullable(),
  kind: z.enum(['desktop', 'mobile', 'tablet', 'unknown']),
  /** Without its last part: enough to know one's own. */
  network: z.string(),
})
export type Device = z.infer<typeof Device>
