import { link, site } from '@school/routes'
import { Tabs } from '@school/ui'
import { t } from './ru.ts'

/** The kinds of things that can be chosen; only those that exist. */
export const CatalogTabs = () => (
  <Tabs
    label={t.tabs}
    tabs={[
      { title: t.overviewTab, to: link(site.lms.catalog) },
      { title: t.coursesTab, to: link(site.lms.catalogCourses) },
      { title: t.trainingsTab, to: link(site.lms.catalogTrainings) },
      { title: t.olympiadsTab, to: link(site.lms.catalogOlympiads) },
      { title: t.examsTab, to: link(site.lms.examRehearsals) },
    ]}
  />
)
