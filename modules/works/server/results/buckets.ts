/** How the buckets name «every grade», «every region» and «all who share the points». */
export const everybody = -1
export const everywhere = 0
export const whole = -1
/** A slice is 2¹⁵ attempts in a row: of a tie no more than that is ever leafed through. */
export const sliceBits = 15

/** How many first runs of a school are summed up. */
export const bestOfSchool = 10
