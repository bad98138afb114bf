import { PaymentsScreen } from '@school/profiles/screens/PaymentsScreen'
import { site } from '@school/routes'
import { browserLoader, serverLoader, titleOf } from '../../loading.ts'

const page = site.user.accountPayments

export const loader = serverLoader(page)
export const clientLoader = browserLoader(page)
export const meta = titleOf(page)

export { PaymentsScreen as default }
