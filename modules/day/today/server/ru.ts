/** Reasons of rows in addition to those of the modules. */
export const reasons = {
  own: 'своё дело',
  moved: 'перенесено со вчера',
}
