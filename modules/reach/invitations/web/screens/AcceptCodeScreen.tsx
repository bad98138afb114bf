import { codeLength, readCode, spelledCode } from '@school/families/contract'
import { spelledEntryCode } from '@school/school-classes/contract'
import { Form, useForm } from '@school/forms'
import { link, site } from '@school/routes'
import { Button, Card, Link, TextInput, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { checkInvite, type CodePlace, isPersonalCode } from '../../contract/index.ts'
import { useState } from 'react'
import { code as t } from '../ru-invite.ts'
import styles from './invite.module.css'

export interface AcceptCodeScreenProps {
  /** From the URL; empty when it is to be typed. */
  code: string
  /** What other codes there are depends on it. */
  isPupil: boolean
  onFound: (url: string) => void
}

/** «ABCD-2345» while it is typed. */
const grouped = (typed: string): string => {
  const code = readCode(typed)
  if (isPersonalCode(code)) return `${code.slice(0, 5)}-${code.slice(5)}`
  if (code.length > codeLength) return spelledEntryCode(code)
  return code.length > 4 ? spelledCode(code) : code
}

/** For a code on paper. */
export function AcceptCodeScreen({ code, isPupil, onFound }: AcceptCodeScreenProps) {
  const you = useYou()
  const [other, setOther] = useState<CodePlace | null>(null)
  const form = useForm(checkInvite, {
    values: { code: grouped(code) },
    onSent: (place) => (place.kind === 'invitation' ? onFound(place.url) : setOther(place)),
  })
  if (other && other.kind !== 'invitation') {
    const words = t.isOther[other.kind]
    return (
      <div className={styles.page}>
        <Card pad="l" className={frame.section} role="status">
          <h1>{words.title}</h1>
          <p>{words.text}</p>
          <div className={frame.row}>
            <Button kind="primary" onClick={() => onFound(other.url)}>
              {words.go}
            </Button>
            <Button kind="quiet" onClick={() => setOther(null)}>
              {t.another}
            </Button>
          </div>
        </Card>
      </div>
    )
  }
  return (
    <div className={styles.page}>
      <Card pad="l" className={frame.section}>
        <h1>{t.title}</h1>
        <p className={frame.note}>{you(t.lead)}</p>
        <Form
          form={form}
          className={frame.section}
          actions={
            <Button type="submit" kind="primary" size="l" wide loading={form.isSending}>
              {t.go}
            </Button>
          }
        >
          <TextInput
            {...form.text('code')}
            className={styles.code}
            label={t.label}
            hint={t.hint}
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            onChange={({ currentTarget: { value } }) => form.set('code', grouped(value))}
          />
        </Form>
        <section className={frame.section} aria-labelledby="other-codes">
          <h2 id="other-codes" className={frame.cardTitle}>
            {t.others}
          </h2>
          <ul className={`plain-list ${frame.list}`}>
            <li>
              <Link to={link(site.lms.olympiadCode)}>{t.olympiad}</Link>
            </li>
            <li>
              {isPupil ? (
                <Link to={link(site.user.accountFamily)}>{t.ofParent}</Link>
              ) : (
                <Link to={link(site.user.familyNew)}>{t.ofChild}</Link>
              )}
            </li>
          </ul>
        </section>
      </Card>
    </div>
  )
}
