/** A backup or a restore that can't be done; the sentence says why and what to do. */
export class BackupRefused extends Error {
  override name = 'BackupRefused'
}
