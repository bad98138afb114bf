import { expiryPrefix } from './storage.ts'
import { draftPrefix } from './typed-drafts.ts'

/**
 * Keys that modules store: the workspace of reviewers, drafts of answers in attempts and trainings, recent searches; and own tasks and
 * scratch paper of earlier releases. A submitted answer whose request is pending (`answer:`) is no draft: it is kept until it is sent.
 */
const prefixes = [draftPrefix, 'review:', 'attempt:', 'draft:', 'search_recent', 'own-task-', 'scratch:']

const isDraft = (key: string): boolean =>
  prefixes.some((prefix) => key.startsWith(prefix) || key.startsWith(expiryPrefix + prefix))

/**
 * Removes the drafts of every person from the storages of this browser: the next person at this computer finds none.
 * @param areas each may throw when the browser forbids storage
 */
export function forgetDraftsIn(...areas: (() => Storage)[]): void {
  for (const area of areas) {
    try {
      const storage = area()
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
      for (const key of keys) if (isDraft(key)) storage.removeItem(key)
    } catch {
      // A forbidden storage holds no drafts.
    }
  }
}

/** Call after a sign-out. It is a module of its own so that pages do not load it before. */
export const forgetDrafts = (): void =>
  forgetDraftsIn(
    () => localStorage,
    () => sessionStorage,
  )
