import { isHere, link, site } from '@school/routes'
import { Tabs } from '@school/ui'
import { t } from './ru.ts'

const kinds = [
  { title: t.overviewTab, page: site.lms.catalog },
  { title: t.coursesTab, page: site.lms.catalogCourses },
  { title: t.trainingsTab, page: site.lms.catalogTrainings },
  { title: t.olympiadsTab, page: site.lms.catalogOlympiads },
  { title: t.examsTab, page: site.lms.examRehearsals },
]

/** The kinds of things that can be chosen; only those that exist, and only here. */
export const CatalogTabs = () => (
  <Tabs
    label={t.tabs}
    tabs={kinds.filter(({ page }) => isHere(page)).map(({ title, page }) => ({ title, to: link(page) }))}
  />
)
