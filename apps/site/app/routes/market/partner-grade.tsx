import { PartnerGiftScreen } from '@school/bonuses/screens/PartnerGiftScreen'
import { partnerGiftQuery } from '@school/bonuses/web'
import { link, site } from '@school/routes'
import { useNavigate } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf, useUser } from '@school/pages'
import { homeOf } from '../../home-of.ts'

const page = site.market.partnerGrade
const queries: PageQueries = () => [partnerGiftQuery('detmir')]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function PartnerGradePage() {
  const home = homeOf(useUser())
  const navigate = useNavigate()
  return (
    <PartnerGiftScreen
      partner="detmir"
      address={link(page)}
      homeUrl={home}
      onTaken={() => void navigate(home)}
    />
  )
}
