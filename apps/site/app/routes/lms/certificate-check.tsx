import { CertificateCheckScreen } from '@school/certificates/screens/CertificateCheckScreen'
import { site } from '@school/routes'
import { useSearchParams } from 'react-router'
import { browserLoader, serverLoader, titleOf } from '@school/pages'

const page = site.lms.certificateCheck

export const loader = serverLoader(page)
export const clientLoader = browserLoader(page)
export const meta = titleOf(page)

export default function CertificateCheckPage() {
  const [search, setSearch] = useSearchParams()
  const number = search.get('number')
  return (
    <CertificateCheckScreen
      key={number}
      number={number}
      onCheck={(wanted) => setSearch({ number: wanted }, { preventScrollReset: true })}
    />
  )
}
