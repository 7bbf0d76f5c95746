/** One thing that a visitor was told: the request in words, and the reply line by line. */
export interface Said {
  readonly asked: string
  readonly reply: readonly string[]
}

/** Names that every run makes up anew. */
const madeUp = [
  // Of quotes; then of tokens and seals, which are longer.
  /(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{22}(?![\w-])/g,
  /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{20,}(?:\.[\w-]{20,})*(?![\w-])/g,
  /(?<![\w-])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\w-])/g,
  /(?<![\w-])[\da-f]{32}(?![\w-])/g,
  // Of quotes, orders, requests and insurers' offers, for reading out.
  /(?<![A-Z\d-])(?:[A-Z]{1,3}-)?[A-Z\d]{4}(?:-[A-Z\d]{4}){1,2}(?![A-Z\d-])/g,
  /(?<=#|number |Quote )[A-Z\d]{8,}(?![A-Z\d])/g,
] as const

/** What says nothing about the product: ports, file hashes, moments, class names, and what boundaries of mails are made of. */
const passing: readonly (readonly [RegExp, string])[] = [
  [/127\.0\.0\.1:\d+|localhost:\d+/g, 'HOST'],
  [/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, 'MOMENT'],
  [/\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d \+0000/g, 'MOMENT'],
  [/\b\d{1,2}:\d\d [AP]M [A-Z]{3,4}\b/g, 'CLOCK'],
  [/(\/assets\/[\w.]+)-[\w-]{7,8}\.(js|css|woff2|svg)/g, '$1.$2'],
  [/ class="[^"]*"/g, ''],
  [/--_NmP-[\w-]+/g, 'BOUNDARY'],
]

/** Records what one visitor is told. Names that a run makes up get numbers in the order in which they appear. */
export class VisitorLog {
  readonly #said: Said[] = []
  readonly #names = new Map<string, string>()

  /** `isUnordered`: the lines may come in any order, as what happens at once does. */
  add(asked: string, reply: string, isUnordered = false): void {
    const lines = linesOf(this.#plain(reply))
    this.#said.push({ asked: this.#plain(asked), reply: isUnordered ? lines.toSorted() : lines })
  }

  get said(): readonly Said[] {
    return this.#said
  }

  #plain(text: string): string {
    const settled = passing.reduce((all, [what, by]) => all.replaceAll(what, by), text)
    return madeUp.reduce((all, what) => all.replaceAll(what, name => this.#nameOf(name)), settled)
  }

  #nameOf(name: string): string {
    const known = this.#names.get(name) ?? `NAME-${this.#names.size + 1}`
    this.#names.set(name, known)
    return known
  }
}

/** What is read, without styles and programs: one line for each element, so that differences are short. */
function linesOf(text: string): readonly string[] {
  return text
    .replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, '')
    .replaceAll(/<script(?![^>]*application\/(?:ld\+)?json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link[^>]*\/assets\/[^>]*>/g, '')
    .replaceAll(/(?<!^)</g, '\n<')
    .replaceAll(/(?<=[,{[])(?=["{])/g, '\n')
    .split('\n')
}
