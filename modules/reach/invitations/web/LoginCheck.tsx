import { useCall } from '@school/api-client'
import { Button, TextInput, WithoutScripts } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { type FormEvent, useState } from 'react'
import { checkLoginRegistered } from '../contract/index.ts'
import { login as t } from './ru-own.ts'

/** For people who do not remember whether they have an account: to sign in or to sign up. */
export function LoginCheck({ code }: { code: string }) {
  const [login, setLogin] = useState('')
  const check = useCall(checkLoginRegistered)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    check.mutate({ query: { login, code } })
  }
  return (
    <form method="dialog" onSubmit={onSubmit} className={frame.section} noValidate>
      <TextInput
        label={t.label}
        hint={t.hint}
        value={login}
        onChange={({ currentTarget }) => setLogin(currentTarget.value)}
        error={check.error?.message}
        autoComplete="username"
      />
      <WithoutScripts />
      <div className={frame.row}>
        <Button type="submit" loading={check.isPending} disabled={login.trim() === ''}>
          {t.check}
        </Button>
        <span role="status">{check.data && (check.data.registered ? t.registered : t.unknown)}</span>
      </div>
    </form>
  )
}
