import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { handler } from 'altcha-lib/workers/shared'

// A worker: the page stays alive while its machine works.
handler({ deriveKey })
