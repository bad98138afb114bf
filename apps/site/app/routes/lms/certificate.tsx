import { CertificateScreen } from '@school/certificates/screens/CertificateScreen'
import { certificateQuery, sheetTitle } from '@school/certificates/web'
import { site } from '@school/routes'
import { data, useParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleBy } from '@school/pages'

const page = site.lms.certificate
const certificateOf = (params: { user_id?: string; certificate_id?: string }) =>
  certificateQuery(Number(params.user_id), Number(params.certificate_id))
const queries: PageQueries = ({ params }) => {
  if (!Number(params['user_id']) || !Number(params['certificate_id'])) throw data(null, { status: 404 })
  return [certificateOf(params)]
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleBy(page, certificateOf, ({ kind }) => ({ title: sheetTitle(kind) }))

export default function CertificatePage() {
  const { user_id, certificate_id } = useParams()
  return <CertificateScreen userId={Number(user_id)} certificateId={Number(certificate_id)} />
}
