import { expect, test } from 'vitest'
import { today } from '../../../tests/carriers/samples/sample.ts'
import { rentersIn } from '../../../tests/carriers/samples/sample-renters.ts'
import { tellBy } from '../../sentences/tell.ts'
import { carrierRequest } from '../carrier-request.ts'
import { changeSentences } from '../change-sentences.ts'
import { byHash } from '../folder-words.ts'
import { jsonHttp } from '../json-http/json-http.ts'
import { knowingReplies } from './known-replies.ts'

test('a reply is told in Spanish where the folder has its very words, and as it came elsewhere', () => {
  const line = jsonHttp({
    carrier: 'wren',
    phone: '1-800-555-0197',
    states: ['TX'],
    endpoint: 'sandbox',
    key: { id: 'A', secret: 'B' },
  })
  const replies = [{ en: 'We decline boats.', es: 'Los barcos no se aseguran.' }]
  const { connector, words = [] } = knowingReplies(line, { carrier: 'wren', line: 'renters', replies })
  if (connector.via !== 'wire') throw new Error('it is still asked over a wire')
  const body = {
    status: 'declined',
    code: 'boat',
    message: 'We decline boats.',
    text: 'Sell the boat first.',
  }
  const reply = {
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
  const request = carrierRequest({ reference: 'q1', risk: rentersIn({ state: 'TX' }), today })
  const outcome = connector.read(reply, request)
  if (outcome.kind !== 'declined') throw new Error(`it reads as ${outcome.kind}`)
  expect(outcome.message).toEqual({
    key: expect.stringMatching(/^wren\/renters#decline\.reply:[0-9a-f]{16}$/),
  })
  const told = (speech: 'en' | 'es') => {
    const tell = tellBy(byHash(words), { speech })
    return changeSentences(outcome, said => ({ text: tell(said) }))
  }
  expect(told('en')).toMatchObject({ message: { text: body.message }, text: { text: body.text } })
  expect(told('es')).toMatchObject({ message: { text: replies[0]?.es }, text: { text: body.text } })
})
