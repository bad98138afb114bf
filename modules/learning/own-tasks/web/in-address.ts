import { type OwnTaskTab, ownTaskTabs } from '../contract/own-task.ts'
import { kindNames } from './ru-fields.ts'
import type { ListQuery } from './queries.ts'
import type { TaskKind } from '@school/tasks/contract'
import { cutText } from '@school/texts'

const leastText = 2

export const ownTaskTabIn = (search: URLSearchParams): OwnTaskTab =>
  ownTaskTabs.find((tab) => tab === search.get('tab')) ?? 'ready'

/** Filters from the query string; invalid values are ignored. */
export function ownTaskFiltersIn(search: URLSearchParams): ListQuery {
  const text = cutText((search.get('text') ?? '').trim(), 80)
  const kind = search.get('kind') ?? ''
  const discipline = Math.trunc(Number(search.get('discipline')))
  return {
    text: text.length >= leastText ? text : null,
    kind: kind in kindNames ? (kind as TaskKind) : null,
    discipline: discipline >= 1 && discipline <= 2_147_483_647 ? discipline : null,
    skill: cutText(search.get('skill') ?? '', 80) || null,
    label: cutText(search.get('label') ?? '', 60) || null,
  }
}
