import { places } from '../../contract/answers/places.ts'
import { call } from '../calls/call.ts'
import type { AddressHelp } from '../step/step-view.ts'

/** Address completion by our own server. A failed search throws; an unknown address gives an empty result. */
export const addressHelp: AddressHelp = {
  async suggest(text, { zip, signal }) {
    const reply = await call(places, { text: text.slice(0, 200), zip: zip.slice(0, 10) }, { signal })
    if (reply.status !== 'OK') throw new Error('no suggestions')
    return 'suggestions' in reply.data ? reply.data.suggestions : []
  },
  async resolve(id) {
    const reply = await call(places, { id })
    return reply.status === 'OK' && 'city' in reply.data ? { address2: '', ...reply.data } : null
  },
  async locate(zip, signal) {
    const reply = await call(places, { zip }, { signal })
    if (reply.status !== 'OK') return undefined
    return 'city' in reply.data ? reply.data : null
  },
}
