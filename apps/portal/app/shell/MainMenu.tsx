import { useEffect, useRef } from 'react'
import { NavLink } from 'react-router'
import type { MenuEntry, MenuPart } from '../menu.ts'
import { groupTitles } from '../ru-menu.ts'
import { ru } from '../ru.ts'
import styles from './main-menu.module.css'

function Entry({ title, url, isElsewhere }: MenuEntry) {
  if (isElsewhere)
    return (
      <a href={url} target="_blank" rel="noreferrer" className={styles.link}>
        {title}
        <span className="visually-hidden">{ru.newTab}</span>
      </a>
    )
  return (
    <NavLink to={url} className={styles.link!}>
      {title}
    </NavLink>
  )
}

/** The panel under the header. Escape and a press outside close it. */
export function MainMenu({ parts, onClose }: { parts: readonly MenuPart[]; onClose: () => void }) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()
    const onPress = ({ target }: PointerEvent) => {
      const header = panel.current?.closest('header')
      if (target instanceof Node && !header?.contains(target)) onClose()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [onClose])
  return (
    <nav ref={panel} id="portal-menu" aria-label={ru.navigation} className={styles.panel}>
      {parts.length === 0 && <p className={styles.nothing}>{ru.nothing}</p>}
      {parts.map(({ group, entries }) => (
        <div key={group} className={styles.part}>
          {group && <h2 className={styles.title}>{groupTitles[group]}</h2>}
          <ul className="plain-list">
            {entries.map((entry) => (
              <li key={entry.title}>
                <Entry {...entry} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
