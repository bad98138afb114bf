import { late } from '../late.tsx'
import { patiently } from '../patiently.ts'

const { Part } = late(patiently(async () => (await import('./Toasts.tsx')).Toasts))

/** The place of toasts, once in the shell; its code comes when the page is there. */
export const Toasts = () => <Part />
