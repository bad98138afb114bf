import { PageFailure } from '@school/app/late'
import { NotFoundState } from '@school/ui'
import { useDocument } from './document.ts'
import { ru } from './ru.ts'

export function FailedPage({ error }: { error: unknown }) {
  const document = useDocument()
  return (
    <PageFailure
      error={error}
      home="/"
      contacts={`${document?.siteUrl ?? ''}/contacts`}
      isWhole={document !== null && !document.isUserUnknown}
      notFound={<NotFoundState action={<a href="/">{ru.home}</a>} />}
    />
  )
}
