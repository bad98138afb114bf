/** An address from the root is resolved without the pages above it: they need not be written down for each link. */
export const isWhole = (to: unknown): boolean => typeof to === 'string' && to.startsWith('/')
