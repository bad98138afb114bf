import type { QrCode } from '@school/kernel/contract'
import type { MenuLink } from '@school/menu/contract'
import { Logo, useYou } from '@school/ui'
import { type ReactNode, useState } from 'react'
import { brand } from '../brand.ts'
import { usePageOptions } from '../page-options.ts'
import styles from './footer.module.css'
import { MenuAnchor } from './MenuAnchor.tsx'
import { ru } from './ru.ts'
import { useMenus } from './visitor.ts'

interface LinksProps {
  title: string
  items: readonly MenuLink[]
  children?: ReactNode
}

function Links({ title, items, children }: LinksProps) {
  if (items.length === 0) return null
  return (
    <div className={styles.group}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className="plain-list">
        {items.map((item) => (
          <li key={item.id}>
            <MenuAnchor item={item} className={styles.link}>
              {item.title}
              {item.target === '_blank' && <span className="visually-hidden">{ru.newTab}</span>}
            </MenuAnchor>
          </li>
        ))}
      </ul>
      {children}
    </div>
  )
}

/** For large screens; a phone has the links and can't scan itself. */
function TextbookQr({ size, path }: QrCode) {
  const you = useYou()
  return (
    <figure className={styles.qr}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={ru.textbookQr} shapeRendering="crispEdges">
        <path d={path} />
      </svg>
      <figcaption>{you(ru.textbookScan)}</figcaption>
    </figure>
  )
}

const isOfTextbook = ({ id }: MenuLink): boolean => id.startsWith('textbook')

export function Footer({ isInert }: { isInert: boolean }) {
  const menus = useMenus()
  const [year] = useState(() => new Date().getFullYear())
  const phone = usePageOptions()?.contactPhoneNumber ?? brand.contactPhone
  const links = menus?.footerLinks ?? []
  return (
    <footer className={`no-print ${styles.footer}`} inert={isInert}>
      <div className={styles.row}>
        <div className={styles.school}>
          <Logo />
          <p className={styles.slogan}>{ru.slogan}</p>
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={styles.phone}>
            {phone.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011')}
          </a>
        </div>
        <nav aria-label={ru.footerNavigation} className={styles.groups}>
          <Links title={ru.catalog} items={menus?.catalogLinks ?? []} />
          <Links title={ru.school} items={links.filter((item) => !isOfTextbook(item))} />
          <Links title={ru.textbookApp} items={links.filter(isOfTextbook)}>
            {menus?.textbookQr && <TextbookQr {...menus.textbookQr} />}
          </Links>
        </nav>
        {/* The server may have drawn the page in the year before. */}
        <p className={styles.years} suppressHydrationWarning>
          {ru.years(brand.since, year)}
        </p>
      </div>
    </footer>
  )
}
