import { BonusesCard, bonusesQuery } from '@school/bonuses/web'
import { PaymentsScreen } from '@school/profiles/screens/PaymentsScreen'
import { site } from '@school/routes'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = site.user.accountPayments
const queries: PageQueries = () => [bonusesQuery]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function AccountPaymentsPage() {
  return (
    <PaymentsScreen>
      <BonusesCard />
    </PaymentsScreen>
  )
}
