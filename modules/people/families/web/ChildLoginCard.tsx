import { Button, ErrorState, IconCopy, IconPrinter, SkeletonText, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { printApart } from '@school/ui/print'
import { QrPicture } from '@school/ui/qr'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { ChildLogin } from '../contract/index.ts'
import styles from './family.module.css'
import { childLoginQuery } from './queries.ts'
import { t } from './ru-login.ts'

/** How a child signs in, with a card to print. */
export function ChildLoginCard({ childId }: { childId: number }) {
  const asked = useQuery(childLoginQuery(childId))
  if (asked.error)
    return <ErrorState compact isRetrying={asked.isFetching} onRetry={() => void asked.refetch()} />
  return asked.data ? <Shown login={asked.data} /> : <SkeletonText lines={4} />
}

function Shown({ login }: { login: ChildLogin }) {
  const picture = useRef<HTMLDivElement>(null)
  const copy = async () => {
    await navigator.clipboard.writeText(login.login)
    toast(t.copied, { tone: 'ok' })
  }
  return (
    <div className={styles.form}>
      <p className={styles.found}>
        <span className={styles.note}>{t.login}</span>
        <output className={styles.login}>{login.login}</output>
      </p>
      <div ref={picture}>
        <QrPicture qr={login.qr} label={t.qr} className={styles.qr} />
      </div>
      <p className={styles.note}>{t.howTo(login.address)}</p>
      <div className={frame.row}>
        <Button
          icon={<IconPrinter aria-hidden="true" />}
          onClick={() => printCard(login, picture.current!.firstElementChild!)}
        >
          {t.print}
        </Button>
        <Button kind="quiet" icon={<IconCopy aria-hidden="true" />} onClick={() => void copy()}>
          {t.copy}
        </Button>
      </div>
    </div>
  )
}

/** The password is written by hand: it is on no screen, and never in the square. */
const printCard = ({ firstName, login, address }: ChildLogin, picture: Element) =>
  printApart((page) => {
    const line = (tag: 'h1' | 'p' | 'li', text: string) =>
      Object.assign(page.createElement(tag), { textContent: text })
    const steps = page.createElement('ol')
    steps.append(...t.cardSteps(address).map((step) => line('li', step)))
    const square = page.createElement('p')
    const svg = picture.cloneNode(true) as Element
    svg.setAttribute('width', '160')
    square.append(svg)
    const written = `${t.login}: ${login}`
    return [line('h1', t.title(firstName)), line('h1', written), line('p', t.cardPassword), square, steps]
  })
