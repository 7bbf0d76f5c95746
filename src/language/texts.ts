import { type Speech, saidIn, type Text, type TextList, type Told, told } from './text.ts'

/** The same made for each language that there is something of. */
export async function inEach<From, To>(
  { en, es }: { readonly en: From; readonly es?: From },
  make: (one: From) => Promise<To>,
): Promise<{ readonly en: To; readonly es?: To }> {
  return { en: await make(en), ...(es === undefined ? {} : { es: await make(es) }) }
}

/** A text that is the same in every language: a name, an amount, a number. */
export function alike(text: string): Text {
  return { en: text }
}

/** A text made of others, and of values that are written in the same way of speaking. */
export function composed(compose: (tell: (text: Text) => string, speech: Speech) => string): Text {
  return saidBy(speech => compose(text => told(text, speech), speech))
}

/** A text of what is said in each way of speaking. It is said when it is told: most texts of a question never are. */
export function saidBy(say: (speech: Speech) => string): Text {
  return {
    get en() {
      return say('en')
    },
    get we() {
      return say('we')
    },
    get es() {
      return say('es')
    },
  }
}

/** A value with all its texts said to a visitor. */
export function allTold<Value>(value: Value, speech: Speech): Told<Value> {
  const tell = (one: unknown): unknown => {
    if (typeof one !== 'object' || one === null) return one
    if (Array.isArray(one)) return one.map(tell)
    if ('en' in one && Array.isArray(one.en)) return saidIn(one as TextList, speech)
    if ('en' in one) return told(one as Text, speech)
    return Object.fromEntries(Object.entries(one).map(([name, part]) => [name, tell(part)]))
  }
  // `Told` does to types what this does to values.
  return tell(value) as Told<Value>
}
