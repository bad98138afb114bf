import { runInWorker } from '@school/kernel/server'
import type { Award } from './award.ts'
import type { Drawing } from './draw.worker.ts'
import type { About } from './paper.ts'
import type { Slip } from './slips.ts'

const job = new URL('./draw.worker.ts', import.meta.url)

/** Fonts and layout take tens of milliseconds a sheet: drawn in a thread, so that other requests don't wait. */
const draw = async (drawing: Drawing): Promise<Buffer> => {
  const bytes = await runInWorker<Drawing, Uint8Array>(job, drawing, { timeoutMs: 60_000, lane: 'making' })
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** A diploma or a certificate. @throws Unavailable */
export const award = (about: About, sheet: Award): Promise<Buffer> =>
  draw({ kind: 'award', given: [about, sheet] })

/** Slips of a class to be cut. @throws Unavailable */
export const slips = (about: About, all: readonly Slip[]): Promise<Buffer> =>
  draw({ kind: 'slips', given: [about, all] })
