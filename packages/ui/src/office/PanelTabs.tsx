import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'
import tabs from '../layout/tabs.module.css'
import { RussianAria } from '../overlays/RussianAria.tsx'
import styles from './panel-tabs.module.css'

export interface PanelTab {
  id: string
  title: string
  content: ReactNode
}

/** Parts of a window or of a card, one at a time. Parts of a page have addresses: `Tabs`. */
export const PanelTabs = ({ label, panels }: { label: string; panels: readonly PanelTab[] }) => (
  <RussianAria>
    <Tabs>
      <div className={tabs.scroller}>
        <TabList aria-label={label} className={tabs.tabs!}>
          {panels.map(({ id, title }) => (
            <Tab key={id} id={id} className={`${tabs.tab} ${styles.tab}`}>
              {title}
            </Tab>
          ))}
        </TabList>
      </div>
      {panels.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={styles.panel!}>
          {content}
        </TabPanel>
      ))}
    </Tabs>
  </RussianAria>
)
