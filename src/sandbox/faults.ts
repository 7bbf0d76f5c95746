import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import type { Answer } from './answer.ts'
import type { Fault } from './behaviors.ts'

interface Faulty {
  readonly response: ServerResponse
  readonly answer: Answer
  /** The target of a redirect that nobody may follow. */
  readonly canary: string
}

/** Sends what a fault turns an answer into. A half-open carrier reads no question, so it has no answer. */
export function sendFaulty(fault: Exclude<Fault, 'half open'>, faulty: Faulty): void {
  const { response, answer } = faulty
  const act = Object.hasOwn(acts, fault) ? acts[fault as keyof typeof acts] : undefined
  if (act) {
    act(faulty)
    return
  }
  // Every other fault is one of content.
  const { headers, body } = changed(answer, fault as Twist)
  response.writeHead(answer.status, headers).end(body)
}

/** Faults of the network, and refusals. */
const acts = {
  reset: ({ response }: Faulty) => void response.socket?.resetAndDestroy(),
  'slow headers': ({ response }: Faulty) => {
    response.socket?.write('HTTP/1.1 200 OK\r\n')
    drip(response, line => response.socket?.write(`x-slow-${line}: 1\r\n`))
  },
  drip: ({ response, answer }: Faulty) => {
    response.writeHead(200, answer.headers)
    drip(response, byte => response.write(answer.body.charAt(byte) || ' '))
  },
  flood: ({ response, answer }: Faulty) => {
    const sink = response.writeHead(200, answer.headers)
    pour(floodMebibytes, chunk => sink.write(chunk), sink)
  },
  bomb: ({ response, answer }: Faulty) => {
    response.writeHead(200, { ...answer.headers, 'content-encoding': 'gzip' }).end(bomb)
  },
  'redirect inward': ({ response, canary }: Faulty) =>
    void response.writeHead(302, { location: canary }).end(),
  unauthorized: ({ response }: Faulty) => void response.writeHead(401).end(),
  'not appointed': ({ response }: Faulty) => void response.writeHead(403).end(),
  'too many requests': ({ response }: Faulty) => void response.writeHead(429, { 'retry-after': '60' }).end(),
  maintenance: ({ response }: Faulty) => void response.writeHead(503).end(),
}

type Twist = Exclude<Fault, 'half open' | keyof typeof acts>

const dripMs = 1000

/** Once a second until the caller has gone. */
function drip(response: ServerResponse, write: (nth: number) => void): void {
  let nth = 0
  const timer = setInterval(() => {
    write(nth)
    nth += 1
  }, dripMs)
  response.socket?.once('close', () => clearInterval(timer))
}

const mebibyte = Buffer.alloc(1024 * 1024, ' ')
const floodMebibytes = 50
/** Four hundred mebibytes in as many kilobytes: a gzip may have any number of members. */
const bomb = Buffer.concat(new Array<Buffer>(400).fill(gzipSync(mebibyte)))

interface Sink {
  once(event: 'drain', listener: () => void): unknown
  end(): unknown
  readonly destroyed: boolean
}

/** As much as the caller reads; this side never has all of it in memory either. */
function pour(left: number, write: (chunk: Buffer) => boolean, sink: Sink): void {
  let rest = left
  const more = () => {
    while (rest > 0 && !sink.destroyed) {
      rest -= 1
      if (!write(mebibyte)) {
        sink.once('drain', more)
        return
      }
    }
    if (rest === 0) sink.end()
  }
  more()
}

/** A valid answer with one mistake in it, in JSON and in XML alike. */
function changed({ headers, body }: Answer, fault: Twist): Pick<Answer, 'headers' | 'body'> {
  switch (fault) {
    case 'wrong content type':
      return {
        headers: { ...headers, 'content-type': 'text/html' },
        body: `<!doctype html><p>${body.length}</p>`,
      }
    case 'truncated':
      return { headers, body: body.slice(0, Math.floor(body.length / 2)) }
    case 'wrong currency':
      return {
        headers,
        body: body.replace('"USD"', '"CAD"').replaceAll('</Amt>', '</Amt><CurCd>CAD</CurCd>'),
      }
    case 'negative premium':
      return { headers, body: withPremiums(body, '-42.00') }
    case 'premium NaN':
      return { headers, body: withPremiums(body, 'NaN') }
    case 'premium zero':
      return { headers, body: withPremiums(body, '0.00') }
    case 'premium huge':
      return { headers, body: withPremiums(body, '99999999.00') }
    case 'premium missing':
      return {
        headers,
        body: body.replace(/"premium":"[^"]*",/g, '').replace(/<(Full|Current)TermAmt>.*?<\/\1TermAmt>/g, ''),
      }
  }
}

function withPremiums(body: string, amount: string): string {
  return body
    .replace(/"premium":"[^"]*"/g, `"premium":"${amount}"`)
    .replace(/<Amt>[^<]*</g, `<Amt>${amount}<`)
}
