import { late } from '@school/ui'

/** Folded until somebody opens them: their code comes after the lesson. */
export const { Part: Remarks } = late(async () => (await import('./Remarks.tsx')).Remarks)
