import { type Ctx, extensionPoint } from '@school/kernel/server'

export type Scale = [five: number, four: number, three: number]

/** The default scale. */
export const usualScale: Scale = [85, 65, 45]

/** Extension point: a higher module knows the scale set by a teacher; `null` when there is none. */
export const scaleOfTeacher = extensionPoint<(ctx: Ctx) => Promise<Scale | null>>('assigning.scale')

/** The initial scale of a new homework of the viewer. */
export async function readUsualScale(ctx: Ctx): Promise<Scale> {
  const scales = await Promise.all(ctx.extensions(scaleOfTeacher).map((read) => read(ctx)))
  return scales.find((scale) => scale !== null) ?? usualScale
}
