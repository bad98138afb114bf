/** Who learns without having signed up. */
export const guestName = 'Гость'
