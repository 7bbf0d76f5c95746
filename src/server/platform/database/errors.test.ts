import { describe, expect, test } from 'vitest'
import { isDuplicate, isUnavailable, retryOnce } from './errors.ts'

function failure(code: string, message = 'no'): Error {
  return Object.assign(new Error(message), { code })
}

/** The words of the driver for time that has run out. */
const timeouts = [
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'Query read timeout',
]

describe('an error of the database', () => {
  test.each([
    ...['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', '08006', '25P03', '57P01', '57P03'],
    ...['25006', '53100', '53200', '53300', '53400', '55P03', '57014', '58030'],
  ])('%s means that it is away', code => expect(isUnavailable(failure(code))).toBe(true))

  test.each(['23505', '42P01', '22P02', '40001', ''])('%s does not', code => {
    expect(isUnavailable(failure(code))).toBe(false)
  })

  test.each(['Connection terminated unexpectedly', ...timeouts])(
    '"%s", which has no code, means that it is away',
    message => expect(isUnavailable(new Error(message))).toBe(true),
  )

  test('names the index that refused a row', () => {
    const duplicate = Object.assign(failure('23505'), { constraint: 'quote_number_pkey' })
    expect(isDuplicate(duplicate, 'quote_number_pkey')).toBe(true)
    expect(isDuplicate(duplicate, 'reply_pkey')).toBe(false)
    expect(isDuplicate(failure('40001'))).toBe(false)
    expect(isDuplicate(failure('23505', 'refused by "quote_number_pkey_102008"'), 'quote_number_pkey')).toBe(
      true,
    )
  })
})

describe('work that failed', () => {
  async function tries(errors: Error[]): Promise<{ tried: number; ended: unknown }> {
    let tried = 0
    const ended = await retryOnce(async () => {
      const error = errors[tried]
      tried += 1
      if (error) throw error
      return 'done'
    }).catch(error => error)
    return { tried, ended }
  }

  test.each(['57P01', '08003', '40001', '40P01', 'ECONNRESET', '25006'])(
    'by %s is done once more',
    async code => {
      expect(await tries([failure(code)])).toEqual({ tried: 2, ended: 'done' })
    },
  )

  test('is not tried a third time', async () => {
    const second = failure('57P01')
    expect(await tries([failure('40P01'), second])).toEqual({ tried: 2, ended: second })
  })

  test.each(['23505', '53100', '53300', '55P03', '57014'])(
    'by its own fault, for want of room or of time is not retried: %s',
    async code => {
      const error = failure(code)
      expect(await tries([error])).toEqual({ tried: 1, ended: error })
    },
  )

  test.each(timeouts)('because its time ran out is not retried: %s', async message => {
    const error = new Error(message)
    expect(await tries([error])).toEqual({ tried: 1, ended: error })
  })
})
