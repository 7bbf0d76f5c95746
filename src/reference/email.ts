/** A name that needs no quotes, at a domain with a top level: neither an IP address nor a machine of one's own network. */
const address =
  /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:\p{L}{2,63}|xn--[a-z\d-]{1,58}[a-z\d])$/iu

/** Whether the text is an email address by its syntax (spec 5.8), within the lengths that mail servers take. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && text.indexOf('@') <= 64 && address.test(text)
}

// Only these are suggested for domains shorter than nine characters: many real companies are close to a short name.
const topProviders = words(
  'gmail.com yahoo.com hotmail.com aol.com outlook.com icloud.com comcast.net msn.com live.com att.net verizon.net sbcglobal.net ymail.com cox.net bellsouth.net charter.net optonline.net',
)

const otherProviders = words(
  'earthlink.net windstream.net frontier.com frontiernet.net rocketmail.com protonmail.com roadrunner.com centurylink.net centurytel.net netzero.net netzero.com embarqmail.com suddenlink.net cableone.net mediacombb.net insightbb.com wowway.com zoominternet.net metrocast.net mindspring.com prodigy.net pacbell.net ameritech.net hughes.net peoplepc.com atlanticbb.net googlemail.com fastmail.com tutanota.com spectrum.net xfinity.com',
)

// Real domains that a slip of the finger could also make, including providers too short to suggest.
const otherDomains = words(
  'me.com mac.com pm.me q.com rr.com gmx.com gmx.net aim.com mail.com email.com usa.com usa.net juno.com hey.com duck.com tds.net rcn.com twc.com fuse.net snet.net zoho.com proton.me inbox.com swbell.net att.com cox.com live.net msn.net aon.com sol.com tmail.com gail.com cot.net fox.net box.net runbox.com comcast.com verizon.com charter.com ibm.com ge.com hp.com yahoo.co.in yahoo.ca yahoo.fr yahoo.es hotmail.ca hotmail.fr hotmail.es hotmail.it hotmail.de outlook.fr outlook.es outlook.de',
)

const providers = [...topProviders, ...otherProviders]
const real = new Set([...providers, ...otherDomains])

/**
 * The address the visitor may have meant: "ann@gmial.com" -> "ann@gmail.com"; null when there is nothing to suggest.
 * It only ever suggests; an unusual domain isn't a mistake.
 */
export function suggestEmail(address: string): string | null {
  const [, local, typed = ''] = /^([^@\s]+)@([^@\s]{4,40})$/.exec(address.trim()) ?? []
  const domain = typed.toLowerCase()
  if (local === undefined || real.has(domain)) return null
  let best: { provider: string; distance: number } | null = null
  for (const [at, provider] of providers.entries()) {
    if (provider.length < 9 && at >= topProviders.length) continue
    const distance = editDistance(domain, provider)
    const limit = provider.length <= 7 || domain.length < 9 ? 1 : 2
    if (distance <= limit && distance < (best?.distance ?? 3)) best = { provider, distance }
  }
  return best && `${local}@${best.provider}`
}

/** Damerau-Levenshtein: letters added, left out, changed, or swapped with their neighbor. */
function editDistance(a: string, b: string): number {
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      let least = Math.min(
        cell(above, column) + 1,
        cell(current, column - 1) + 1,
        cell(above, column - 1) + (same ? 0 : 1),
      )
      if (row > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        least = Math.min(least, cell(before, column - 2) + 1)
      }
      current.push(least)
    }
    before = above
    above = current
  }
  return cell(above, b.length)
}

function cell(row: number[], at: number): number {
  return row[at] ?? Number.POSITIVE_INFINITY
}

function words(text: string): string[] {
  return text.split(' ')
}
