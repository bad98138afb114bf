import { link, page, portal, type SearchOf, site, type Page, type ParamName, type ParamsOf } from './index.ts'

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const yes = <_T extends true>() => {}

yes<Equal<ParamName<'/a/:id/b/:kind?'>, 'id' | 'kind'>>()
yes<Equal<ParamName<'/'>, never>>()
yes<Equal<ParamsOf<typeof site.lms.olympiadRating>['by'], 'schools' | 'users'>>()
yes<Equal<ParamsOf<typeof site.lms.lesson>['lesson_id'], string | number>>()

link(site.market.home)
link(site.market.home, {}, { from: 'letter', page: 2 })
link(site.lms.homework, { homework_id: 5 })
link(site.lms.trainingTasks, { training_id: 5 })
link(site.lms.acceptCode)
link(portal.learning.olympiads, { grade: '7-klass' })

// @ts-expect-error the parameter is required
link(site.lms.homework)
// @ts-expect-error the parameter is required
link(site.lms.homework, {})
// @ts-expect-error there is no such parameter
link(site.lms.homework, { homework_id: 5, id: 5 })
// @ts-expect-error there is no such parameter
link(site.elementary.objectives, { sort: 'date' })
// @ts-expect-error a page without parameters takes none
link(site.market.home, { id: 1 })
// @ts-expect-error a rating is by schools or by users
link(site.lms.olympiadRating, { olympiad_id: 8, by: 'school' })
// @ts-expect-error a class in an address ends in -klass
link(portal.learning.olympiads, { grade: '7' })
// @ts-expect-error the path has no such parameter to rule
page('/a/:id', 'user', 'Страница', { kind: ['a'] })
// @ts-expect-error nobody is called «everyone»
page('/a', 'everyone', 'Страница')

yes<Equal<SearchOf<typeof site.lms.people>, { readonly q: string; readonly page: number }>>()
link(site.lms.people, {}, { q: 'Гринёв', page: 2 })
link(site.lms.teacherCoaches, {}, { state: 'draft', page: null })
// @ts-expect-error the page declares its search parameters, and this is not one
link(site.lms.people, {}, { name: 'Гринёв' })
// @ts-expect-error there is no such state
link(site.lms.teacherCoaches, {}, { state: 'lost' })

const menu: Page[] = [site.market.home, site.lms.catalog, portal.learning.olympiads]
link(menu[0]!)
