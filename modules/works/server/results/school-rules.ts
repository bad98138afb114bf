/** How many first runs of a school are summed up. */
export const bestOfSchool = 10
/** How many participants make a school. */
export const leastOfSchool = 3
