import type { Claim, Truth, Verdict } from './claim.ts'
import { byDisclosure, type Flow, flowsOf } from './flows.ts'
import {
  affirmed,
  asked,
  conditional,
  denied,
  gets,
  leaves,
  namesOthers,
  ofAll,
  onlyInsurers,
  onlyUs,
  passes,
  type Recipient,
  recipients,
  sells,
  someOf,
  stays,
  type Topic,
  topics,
  usedOnlyFor,
} from './vocabulary.ts'

const isPassedToNobody = denied(`${passes}|${leaves}`)
const passesSomething = new RegExp(String.raw`\b(?:${passes}|${leaves}|${gets})\b`, 'i')
const stay = affirmed(stays)
const isSoldToNobody = denied(sells)
const aboutPolicies =
  /\b(?:polic(?:y|ies)|insurance|coverage)\b[^.]{0,25}\bs(?:old|ells?)\b|\bs(?:old|ells?)\b[^.]{0,25}\b(?:polic(?:y|ies)|insurance|coverage)\b/i
const noLeads =
  /\b(?:not|never|\w+n[’']t|no) (?:an? |in the )?(?:\w+ )?lead[- ](?:gen|sell|buy|farm)\w*|\b(?:not|never|\w+n[’']t) (?:sell|buy|trade|generate)s? (?:your |any )?leads?\b/i
const soldNothing = /\bnothing\b[^.]{0,40}\b(?:sold|rented|traded)\b/i

const outsiders =
  'insurers?|carriers?|agents?|agenc(?:y|ies)|brokers?|advertisers?|ad networks?|third parties|partners?|google|cloudflare|other companies|others|strangers?|marketers?|telemarketers?'
/** "No one else sees it", "insurers never get it", "agents get none of it". */
const nobodyGets = new RegExp(
  String.raw`\b(?:no (?:one|insurer|carrier|agent|broker|advertiser|third|other|outside|company|human|person|stranger|partner)\w*|nobody|not even|none of the)\b[^.;!?]{0,40}?\b(?:${gets})\b|\b(?:${outsiders})\b[^.;!?]{0,30}?\b(?:never|\w+n[’']t|not|cannot)\b[^.;!?]{0,30}?\b(?:${gets})\b|\b(?:${outsiders})\b[^.;!?]{0,20}?\b(?:${gets}) (?:no|none|nothing)\b`,
  'i',
)

/** What a sentence is about; "nothing leaves" is about all data. */
function topicsIn(sentence: string): readonly Topic[] {
  // The names are the object's own.
  const all = Object.keys(topics) as Topic[]
  return all.filter(name => topics[name].test(sentence) || (name === 'data' && ofAll.test(sentence)))
}

/** Whom it names; nobody in particular is anyone. */
function recipientsIn(sentence: string): readonly Recipient[] {
  // The same.
  const named = (Object.keys(recipients) as Recipient[]).filter(name => recipients[name].test(sentence))
  return named.length === 0 ? ['anyone'] : named
}

/** The verdict on a promise that denies these flows. One that holds in some case, or of others, may be true. */
function verdictOf(sentence: string, flows: readonly Flow[]): Verdict {
  const isOfSome = someOf.test(sentence) && !onlyInsurers.test(sentence)
  const mayHold = isOfSome || conditional.test(sentence) || namesOthers(sentence)
  const isAsked = asked.test(sentence)
  const denied = flows.find(
    // What goes by the site's own disclosure is not asked for.
    ({ denial, of }) => denial === 'false' && !mayHold && (!isAsked || of === byDisclosure),
  )
  if (denied) return { isFalse: denied.says }
  return flows[0] ? { isUnsure: flows[0].says } : null
}

/** The flows that a promise about these topics denies. */
function deniedBy(sentence: string, about: readonly Topic[], truth: Truth): readonly Flow[] {
  const isForInsurers = onlyInsurers.test(sentence)
  const named = recipientsIn(sentence)
  const isGeneral = named.includes('anyone') || isForInsurers || stay.test(sentence) || onlyUs.test(sentence)
  return flowsOf(truth).filter(
    ({ to, of, except }) =>
      of.some(topic => about.includes(topic)) &&
      !(isForInsurers && to.includes('insurers')) &&
      (isGeneral || to.some(recipient => named.includes(recipient))) &&
      !except?.test(sentence),
  )
}

function promises(sentence: string): boolean {
  return (
    isPassedToNobody.test(sentence) ||
    nobodyGets.test(sentence) ||
    stay.test(sentence) ||
    onlyUs.test(sentence) ||
    (onlyInsurers.test(sentence) && passesSomething.test(sentence))
  )
}

/** A promise about some topics, against all that a site passes on. */
function promiseOf(names: readonly Topic[]): Claim['judge'] {
  return (sentence, truth) => {
    const about = topicsIn(sentence).filter(topic => names.includes(topic))
    return about.length > 0 && promises(sentence)
      ? verdictOf(sentence, deniedBy(sentence, about, truth))
      : null
  }
}

/** The promises about what a visitor says, and who gets it. */
export const dataClaims: readonly Claim[] = [
  {
    is: 'answers, data or “nothing” are not passed on, don’t leave this service, stay here, or go to insurers alone',
    where:
      'no carrier with `"demo": false` is asked over a wire, `LEADS` is not set (or the sentence says “unless you ask”), `leadsByDisclosure` is not set, and `MAPS_PROVIDER` is `embedded`; it is read by a lawyer with `GA4_ID`, Turnstile, Photon or a real network of ads. “To insurers alone” may be said with carriers',
    judge: promiseOf(['answers', 'data']),
  },
  {
    is: 'an address that is typed goes to insurers alone, or to no one',
    where: '`MAPS_PROVIDER` is `embedded`; “to no one” only where no such carrier is asked either',
    judge: promiseOf(['street']),
  },
  {
    is: 'an email address is not passed on, stays here, or is used only for what was asked',
    where:
      '`leadsByDisclosure` is not set (or the sentence names the page that says so), and `LEADS` is not set (or it says “unless you ask”); it is read by a lawyer where a real carrier sells policies here',
    judge(sentence, truth) {
      if (!topics.email.test(sentence)) return null
      if (promises(sentence)) return verdictOf(sentence, deniedBy(sentence, ['email'], truth))
      // What a visitor asks for is what the address is used for.
      const unasked = deniedBy(sentence, ['email'], truth).filter(({ of }) => !of.includes('phone'))
      return usedOnlyFor.test(sentence) ? verdictOf(sentence, unasked) : null
    },
  },
  {
    is: 'a phone number is not passed on',
    where: '`LEADS` is not set, or the sentence says “unless you ask”',
    judge: promiseOf(['phone']),
  },
  {
    is: 'nothing of a visitor is sold, rented or traded',
    where:
      '`leadsByDisclosure` is not set: some states call that a sale. It is read by a lawyer where `LEADS` is set or a real carrier is shown',
    judge(sentence, { site, carriers }) {
      const isOfData =
        soldNothing.test(sentence) || (topicsIn(sentence).length > 0 && isSoldToNobody.test(sentence))
      if (!noLeads.test(sentence) && (!isOfData || aboutPolicies.test(sentence))) return null
      if (site.emailPassedOn)
        return {
          isFalse: `leadsByDisclosure in site.json has addresses passed on to ${site.agent}, which some states call a sale. Put {{^email passed on}} before it and {{/email passed on}} after it, or leave it out.`,
        }
      if (site.agent !== undefined)
        return { isUnsure: `${site.agent} gets requests for an agent (LEADS). Does it pay for them?` }
      return carriers.some(({ demo }) => !demo)
        ? { isUnsure: 'real carriers are shown. Do they pay for what they get?' }
        : null
    },
  },
  {
    is: 'visitors are anonymous, or no personal data are asked for',
    where:
      'never: names and birth dates are asked for. Anonymous counts may be said, and are read by a lawyer with `GA4_ID`',
    judge(sentence, { site }) {
      if (
        /\banonym\w+ (?:counts?|statistics|figures|numbers|usage|totals)|\bcount\w* [^.]{0,20}anonym/i.test(
          sentence,
        )
      )
        return site.mayShare ? { isUnsure: 'GA4_ID is set: Google Analytics gets counts too.' } : null
      if (!isAnonymous.test(sentence)) return null
      return site.passedOn.length > 0 || site.agent !== undefined
        ? {
            isFalse: `visitors are asked for names, birth dates or addresses, and others get them. Write what is not needed, such as an account, or leave it out.`,
          }
        : { isUnsure: 'visitors are asked for names, birth dates or addresses.' }
    },
  },
]

const isAnonymous =
  /\banonym\w+|\b(?:never|not|\w+n[’']t) (?:know|learn|ask|see) who you are|\bno personal (?:data|info\w*|details)|\b(?:never|not|\w+n[’']t) (?:ask for|collect|need|want|take|store) (?:any |your )?(?:personal (?:data|info\w*|details)|names?\b)/i

const promising = new RegExp(
  String.raw`\b(?:${passes}|${sells}|leav(?:e|es)|shown?|stays?|remains?|used?|uses|collects?|tracks?|contacts?|calls?|writes?|spam|protect\w*|safe|private|confidential|privacy)\b`,
  'i',
)
const absolute =
  /\b(?:never|not|\w+n[’']t|cannot|nobody|no[- ]one|none|nothing|no|only|solely|exclusively|always|guarantee\w*|promise\w*|private|confidential|safe)\b/i
const obligation = /\b(?:\w+n[’']t|not|never) (?:need|have to|must|forget|worry|hesitate|required)\b/i

/** Whether a sentence sounds like a promise about data that no claim understands, on a site that passes something on. */
export function soundsLikePromise(sentence: string, truth: Truth): Verdict {
  const about = topicsIn(sentence)
  if (about.length === 0 || obligation.test(sentence)) return null
  if (!promising.test(sentence) || !absolute.test(sentence)) return null
  if (about.some(() => promises(sentence))) return null
  const [flow] = flowsOf(truth).filter(({ of }) => of.some(topic => about.includes(topic)))
  return flow ? { isUnsure: flow.says } : null
}
