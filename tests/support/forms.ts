import type { FormWords } from './form-words.ts'
import type { Stop } from './journeys.ts'
import type { Visitor } from './visitor.ts'

const form = {
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': 'same-origin',
  'x-csrftoken': undefined,
}

/** Posts a page's form as a browser without scripts does. */
export function postForm(visitor: Visitor, path: string, words: FormWords, headers = {}): Promise<Response> {
  const fields = Object.entries(words).flatMap(([name, value]) => [value].flat().map(one => [name, one]))
  return visitor.post(path, new URLSearchParams(fields).toString(), { ...form, ...headers })
}

/** Opens a page, and posts its form with the page's own hidden fields. */
export async function fillForm(visitor: Visitor, path: string, words: FormWords): Promise<Response> {
  const html = await (await visitor.open(path)).text()
  const hidden = [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)]
  return postForm(visitor, path, { ...Object.fromEntries(hidden.map(([, ...field]) => field)), ...words })
}

/** Fills in every page up to one, which stays open, and returns where that is; throws at a page that is refused. */
export async function fillUntil(visitor: Visitor, stops: readonly Stop[], until?: string): Promise<string> {
  let next = '/start'
  for (const [route, words] of stops) {
    if (route === until) break
    const response = await fillForm(visitor, route, words)
    if (response.status !== 303) throw new Error(`${route}: ${response.status} ${await response.text()}`)
    next = response.headers.get('location') ?? ''
  }
  return next
}
