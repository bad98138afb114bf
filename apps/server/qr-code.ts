import type { QrCode } from '@school/kernel/contract'
import { encode } from 'uqr'

/** Cameras find the code by four light squares around it. */
const quietZone = 4

/** Runs of dark squares, row by row: a fourth of what a square for each would weigh in every page. */
const runsOf = (row: readonly boolean[], y: number): string =>
  [
    ...row
      .map((isDark) => (isDark ? '1' : '0'))
      .join('')
      .matchAll(/1+/g),
  ]
    .map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}`)
    .join('')

/** An address as a QR code. It is read from a screen, by anybody's telephone: a seventh of it may be lost. */
export function qrCodeOf(address: string): QrCode {
  const { size, data } = encode(address, { ecc: 'M', border: quietZone })
  return { size, path: data.map(runsOf).join('') }
}
