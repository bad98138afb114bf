import { useQueryClient } from '@tanstack/react-query'

/** Whether a parent reads here in the place of a child: for what has no `can` to ask. */
export const useIsForChild = (): boolean =>
  useQueryClient().getDefaultOptions().queries?.meta?.['childId'] !== undefined
