import {
  beginsWithZeros,
  bitsOf,
  challengePage,
  hostedMark,
  proofRounds,
  purposeOf,
} from '../../contract/answers/proof.ts'
import { addressAt } from '../base-path.ts'

/** Tries at once: browsers spread them over their processors. */
const atOnce = 8

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** A hosted challenge that takes longer counts as failed. */
const hostedMs = 10_000

/**
 * Answers a challenge (src/contract/answers/proof.ts): by the hosted one if there is one and this browser passes it, and otherwise
 * by work, which takes from a fraction of a second to a few seconds.
 */
export async function prove(asked: string): Promise<string> {
  const challenge = asked.replace(hostedMark, '')
  const token = asked === challenge ? '' : await hostedToken(purposeOf(challenge))
  return token === '' ? work(challenge) : `${challenge}~${token}`
}

/** The token of the hosted challenge, without showing anything; empty if it gives none. */
function hostedToken(purpose: string): Promise<string> {
  const frame = document.createElement('iframe')
  frame.src = addressAt(`${challengePage}#${purpose}`)
  frame.inert = true
  Object.assign(frame.style, { position: 'fixed', width: 0, height: 0, border: 0 })
  return new Promise<string>(resolve => {
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      if (source === frame.contentWindow && origin === location.origin) end(String(data?.token ?? ''))
    }
    const end = (token: string) => {
      removeEventListener('message', onMessage)
      clearTimeout(timer)
      frame.remove()
      resolve(token)
    }
    const timer = setTimeout(end, hostedMs, '')
    addEventListener('message', onMessage)
    document.body.append(frame)
  })
}

/** Tries numbers until one is a proof. */
async function work(challenge: string): Promise<string> {
  const salt = bytesOf(challenge)
  const bits = bitsOf(challenge)
  for (let first = 0; ; first += atOnce) {
    const tries = Array.from({ length: atOnce }, async (_, at) => {
      const number = first + at
      const key = await crypto.subtle.importKey('raw', bytesOf(String(number)), 'PBKDF2', false, [
        'deriveBits',
      ])
      const stretched = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: proofRounds }
      const found = new Uint8Array(await crypto.subtle.deriveBits(stretched, key, 32))
      return beginsWithZeros(found, bits) ? [`${challenge}~${number}`] : []
    })
    const [proof] = (await Promise.all(tries)).flat()
    if (proof !== undefined) return proof
  }
}
