/** Text of a notification about a moved or cancelled stage. */
export const changedInBell = ({ kind, olympiadTitle }: { kind: string; olympiadTitle: string }) =>
  `${kind === 'moved' ? 'Этап перенесён' : 'Этап отменён'}: ${olympiadTitle}`
