export const workKinds = [
  'practice',
  'skill',
  'homework',
  'training',
  'olympiad',
  'rehearsal',
  'attestation',
  'interactive',
] as const
export type WorkKind = (typeof workKinds)[number]
