import { late, patiently } from '@school/ui'

const load = patiently(() => import('./parts.ts'))

export const { Part: PenLayer } = late(async () => (await load()).PenLayer)
export const { Part: PenTools } = late(async () => (await load()).PenTools)
export const { Part: SheetWords } = late(async () => (await load()).SheetWords)
export const { Part: PinList } = late(async () => (await load()).PinList)
