/** In this order they stand in a list that names no columns. */
export const listColumns = ['title', 'kind', 'code', 'city', 'address', 'phone', 'email', 'licence'] as const
export type ListColumn = (typeof listColumns)[number]
