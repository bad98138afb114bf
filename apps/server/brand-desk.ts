import { BrandDesk, readBrands } from '@school/brands/server'
import { contentFolder, WrongContent, writtenProblem } from './content-folder.ts'

let read: ReturnType<typeof readBrands> | undefined

/** The brands of the content folder, read once. @throws WrongContent */
export function brandDeskOf(portalHost: string): BrandDesk {
  read ??= readBrands(contentFolder)
  if (read.problems.length > 0) throw new WrongContent(read.problems.map(writtenProblem).join('\n'))
  return new BrandDesk(read.brands, portalHost)
}

interface Places {
  publicUrl: string
  portalHost: string
}

/** The address of the portal of a brand; `null` for a key that is no brand's. */
export function portalOfBrand({ publicUrl, portalHost }: Places, brand: string): string | null {
  const host = brandDeskOf(portalHost).hostOf(brand)
  return host === null ? null : atHost(publicUrl, host)
}

function atHost(publicUrl: string, host: string): string {
  const portal = new URL(publicUrl)
  portal.hostname = host
  return portal.origin
}

/** The address of the portal at a host of ours; `null` at the site. */
export const portalAddressOf =
  ({ publicUrl, portalHost }: Places) =>
  (host: string): string | null => {
    if (!brandDeskOf(portalHost).isPortal(host)) return null
    return atHost(publicUrl, host)
  }
