/** Why a row is there, beside what its room says. */
export const reasons = {
  own: 'своё дело',
  moved: 'перенесено со вчера',
}
