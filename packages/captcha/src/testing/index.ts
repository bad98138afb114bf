import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** Solves the challenge of `GET /api/captcha`, as a browser would. @returns the token for a form */
export async function solveCaptcha(challengeText: string): Promise<string> {
  const challenge = JSON.parse(Buffer.from(challengeText, 'base64').toString()) as Parameters<
    typeof solveChallenge
  >[0]['challenge']
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
