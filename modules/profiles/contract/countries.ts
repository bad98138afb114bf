/** Countries from which people come; 1 is the default of the specification. Names stand in the texts of each side. */
export const countryIds = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const
