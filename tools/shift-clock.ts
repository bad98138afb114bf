/**
 * Shifts `Date` of this process by `CLOCK_SHIFT_MINUTES`; timers are not affected. This lets journeys run at midnight, on a Sunday or at the end of
 * a year (`e2e/README.md`); pages of the browser are shifted by `e2e/fixtures.ts`.
 */
const shiftMs = Number(process.env['CLOCK_SHIFT_MINUTES'] ?? 0) * 60_000

if (shiftMs !== 0) {
  const Real = Date
  class ShiftedDate extends Real {
    constructor(...args: readonly unknown[]) {
      if (args.length === 0) super(Real.now() + shiftMs)
      else super(...(args as [number]))
    }

    static override now(): number {
      return Real.now() + shiftMs
    }
  }
  globalThis.Date = ShiftedDate as DateConstructor
}
