import * as z from 'zod'

/** A QR code to be drawn: its dark squares as the path of an SVG of `size × size`, with the quiet zone. */
export const QrCode = z.object({ size: z.number().int(), path: z.string() })
export type QrCode = z.infer<typeof QrCode>
