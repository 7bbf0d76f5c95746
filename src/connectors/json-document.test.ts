import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { DocumentError, readDocument } from './json-document.ts'

const schema = v.strictObject({ id: v.string(), states: v.array(v.picklist(['TX', 'OH'])) })
const read = (text: string) => readDocument({ file: 'wren/carrier.json', text }, schema)

describe('a JSON document that people write', () => {
  it('is read by its schema', () => {
    expect(read('{"id":"wren","states":["TX"]}')).toEqual({ id: 'wren', states: ['TX'] })
  })

  it('names the line and the path of each thing that is wrong', () => {
    const reading = () => read('{\n  "id": 7,\n  "states": [\n    "TX",\n    "XX"\n  ]\n}')
    expect(reading).toThrow(DocumentError)
    expect(reading).toThrow(/^wren\/carrier\.json:2: id: .*\nwren\/carrier\.json:5: states\.1: .*$/)
  })

  it.each([
    ['{\n  "id": "wren",\n}', 3],
    ['{\n  "id": wren\n}', 2],
    ['{\n  "id": "wren"\n  "states": []\n}', 3],
    ['{\n  "id": "wren",\n  "states": [', 3],
    ['', 1],
  ])('names the line on which it stops being JSON', (text, line) => {
    expect(() => read(text)).toThrow(`wren/carrier.json:${line}: this is not JSON from here on.`)
  })
})
