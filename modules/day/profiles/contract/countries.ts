/** Countries from which people come; 1 is the default of the specification. Their names are in the texts of the server and of the browser. */
export const countryIds = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const
