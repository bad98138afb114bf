/** The owl's field of 200 × 200 with air around it. */
export const field = '-16 -6 232 204'
