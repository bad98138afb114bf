import { OlympiadCodeScreen } from '@school/olympiad-conduct/screens/OlympiadCodeScreen'
import { site } from '@school/routes'
import { browserLoader, serverLoader, titleOf, useUser } from '@school/pages'

const page = site.lms.olympiadCode

export const loader = serverLoader(page)
export const clientLoader = browserLoader(page)
export const meta = titleOf(page)

export default function OlympiadCodePage() {
  return (
    <OlympiadCodeScreen present={useUser()?.shortName ?? null} onEntered={(path) => location.assign(path)} />
  )
}
