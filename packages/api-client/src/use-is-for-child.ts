import { useQueryClient } from '@tanstack/react-query'

/** Whether a parent reads here on behalf of a child: for screens whose data has no `can`. */
export const useIsForChild = (): boolean =>
  useQueryClient().getDefaultOptions().queries?.meta?.['childId'] !== undefined
