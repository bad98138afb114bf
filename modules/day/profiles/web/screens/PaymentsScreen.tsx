import { link, site } from '@school/routes'
import { ButtonLink, EmptyState, PageHeader } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { ReactNode } from 'react'
import { t } from '../ru.ts'

/** @param children what the account has in addition to purchases, from higher modules */
export const PaymentsScreen = ({ children }: { children?: ReactNode }) => (
  <div className={frame.page}>
    <PageHeader title={t.paymentsTitle} />
    <EmptyState
      title={t.noPayments}
      text={t.noPaymentsText}
      action={<ButtonLink to={link(site.lms.catalogCourses)}>{t.toCatalog}</ButtonLink>}
    />
    {children}
  </div>
)
