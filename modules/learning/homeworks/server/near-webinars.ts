import { type Ctx, extensionPoint } from '@school/kernel/server'
import type { WebinarCard } from '../contract/webinar.ts'

/** Extension point: webinars of the viewer's classes with a homework that is not open to solve at home yet. */
export const nearWebinars = extensionPoint<(ctx: Ctx) => Promise<WebinarCard[]>>('homeworks.webinars')

export const listWebinarCards = async (ctx: Ctx): Promise<WebinarCard[]> =>
  (await Promise.all(ctx.extensions(nearWebinars).map((read) => read(ctx)))).flat()
