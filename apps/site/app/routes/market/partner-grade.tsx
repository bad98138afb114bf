import { PartnerGiftScreen } from '@school/bonuses/screens/PartnerGiftScreen'
import { partnerGiftQuery } from '@school/bonuses/web'
import { link, site } from '@school/routes'
import { useNavigate } from 'react-router'
import { homeOf } from '../../home-of.ts'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '../../loading.ts'
import { useUser } from '../../shell/visitor.ts'

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
