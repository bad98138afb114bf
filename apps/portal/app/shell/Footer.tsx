import type { Footer as FooterContent } from '@school/brands/contract'
import {
  Button,
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandTelegram,
  IconBrandVk,
  IconBrandYoutube,
  IconMoon,
  IconSun,
  Link,
} from '@school/ui'
import { useState } from 'react'
import type { DocumentData } from '../document.ts'
import { ru } from '../ru.ts'
import { setDark, useIsDark } from '../theme.ts'
import styles from './footer.module.css'

const networks = {
  vk: IconBrandVk,
  facebook: IconBrandFacebook,
  instagram: IconBrandInstagram,
  telegram: IconBrandTelegram,
  youtube: IconBrandYoutube,
}

function MenuLink({ text, link, attributes }: FooterContent['footerMenu'][number]) {
  if (link.startsWith('/') && attributes.target === '_self') return <Link to={link}>{text}</Link>
  return (
    <a href={link} target={attributes.target} rel="noreferrer">
      {text}
      {attributes.target === '_blank' && <span className="visually-hidden">{ru.newTab}</span>}
    </a>
  )
}

function Content({ footerMenu, socialLinks, footerText }: FooterContent) {
  return (
    <>
      <ul className={`plain-list ${styles.menu}`}>
        {footerMenu.map((item) => (
          <li key={item.text}>
            <MenuLink {...item} />
          </li>
        ))}
      </ul>
      <ul className={`plain-list ${styles.social}`}>
        {socialLinks.map(({ type, title, href, iconUrl }) => {
          const Icon = networks[type]
          return (
            <li key={type}>
              <a href={href} target="_blank" rel="noreferrer" aria-label={`${title}${ru.newTab}`}>
                {iconUrl ? <img src={iconUrl} alt="" width={24} height={24} /> : <Icon aria-hidden="true" />}
              </a>
            </li>
          )
        })}
      </ul>
      <p className={styles.text} dangerouslySetInnerHTML={{ __html: footerText }} />
    </>
  )
}

function ThemeButton() {
  const isDark = useIsDark()
  return (
    <Button
      kind="quiet"
      size="s"
      icon={isDark ? <IconSun aria-hidden="true" /> : <IconMoon aria-hidden="true" />}
      onClick={() => setDark(!isDark)}
    >
      {isDark ? ru.light : ru.dark}
    </Button>
  )
}

/** Texts of the brand, contacts, and the theme switch. */
export function Footer({ data }: { data: DocumentData | null }) {
  const [year] = useState(() => new Date().getFullYear())
  const support = data?.settings.support
  return (
    <footer className={`no-print ${styles.footer}`} aria-label={ru.footerNavigation}>
      <div className={styles.row}>
        {data?.footer && <Content {...data.footer} />}
        <div className={styles.last}>
          {/* The server may have drawn the page in the year before. */}
          <span suppressHydrationWarning>{ru.years(year)}</span>
          {support && (
            <>
              <span>
                {ru.support}: <a href={`mailto:${support.email}`}>{support.email}</a>
              </span>
              {support.phone && (
                <a href={`tel:${support.phone.replace(/[^\d+]/g, '')}`}>
                  {support.phone.replaceAll(' ', '\u00a0')}
                </a>
              )}
              <span>{ru.noChat}</span>
            </>
          )}
          <ThemeButton />
        </div>
      </div>
    </footer>
  )
}
