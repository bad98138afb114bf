import { Button, IconKey } from '@school/ui'
import { lazy, Suspense, useState } from 'react'
import type { FamilyChild } from '../contract/index.ts'
import { t } from './ru-login.ts'

const ChildLoginDialog = lazy(() =>
  import('./ChildLoginDialog.tsx').then((m) => ({ default: m.ChildLoginDialog })),
)

export function ChildLoginButton({ child }: { child: FamilyChild }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="quiet" icon={<IconKey aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t.open}
      </Button>
      {isOpen && (
        <Suspense>
          <ChildLoginDialog child={child} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
