import { type ContentPart, contentPart, extend, type ServerModule } from '@school/kernel/server'
import { readBrands } from './read-brands.ts'
import { routes } from './routes.ts'
import { says } from './ru.ts'

export { BrandDesk } from './brand-desk.ts'
export { readBrands } from './read-brands.ts'

/** Is read by every process when it starts; nothing of it is in the database. */
const brandsContent: ContentPart = {
  name: 'brands',
  read(folder) {
    const { brands, problems } = readBrands(folder)
    return { content: brands, problems, summary: says.summary(brands.length) }
  },
}

export const brandsModule: ServerModule = {
  name: 'brands',
  routes,
  extensions: [extend(contentPart, brandsContent)],
}
