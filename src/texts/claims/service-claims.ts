import type { Claim } from './claim.ts'
import { onlyWithout } from './claim.ts'
import { asked, denied, disclosed, optedOut, topics } from './vocabulary.ts'

const callsNobody = denied(
  String.raw`(?:calls?|phones?|rings?|contacts?|pesters?|bothers?|bugs?|hounds?|harass(?:es)?|bombards?|cold[- ]calls?|(?:reach(?:es)?|follow(?:s)?) (?:out|up) (?:to|with)|get(?:s)? in touch with) (?:you|me|visitors|anyone|people)|(?:be |get )(?:called|contacted|pestered|bothered|phoned|bombarded|flooded|hounded|harassed|swamped)|bugs? (?:you|me)|hear from (?:an? )?(?:agent|broker|salesperson|insurer|us)|(?:an? )?(?:agent|broker|salesperson|insurer)\w* (?:will |can |may )?(?:calls?|contacts?|phones?|gets? in touch)`,
)
const noCalls =
  /\b(?:no|without|zero|free of) (?:(?:any|sales|phone|robo|cold|unwanted|annoying|pushy|follow-up|and|or)[ -]?){0,3}(?:calls?|callbacks?|telemarketers?|salespeople|sales pitch\w*|agents?)\b|\bcall-free\b|\bphone (?:won[’']t|will not|doesn[’']t|never) (?:\w+ )?ring/i
const asksNoNumber = denied(
  'ask(?:s|ed|ing)?|collect(?:s|ed)?|request(?:s|ed)?|stor(?:e|es|ed)|keeps?|kept|tak(?:e|es)|want(?:s|ed)?',
)
const forPrices =
  /\bon this page\b|\b(?:to|for|before you) (?:see|get|compare|show\w*)?\s?(?:you )?(?:your |the |a |all )?(?:prices?|quotes?)\b/i

const anEmail =
  /\b(?:no|any|an|a|our|these|marketing|promotional|unwanted|junk|more|further|single|other) (?:[\w-]+ )?(?:e-?mails?(?! address)|newsletters?|spam|mail|letters)\b|\bspam\b|\be-?mails? (?:you|visitors|anyone|people)\b|\bwrit(?:e|es) (?:to )?(?:you|visitors|anyone|people)\b|\be-?mails? from (?:us|me|this)\b|^no e-?mails?\b|\be-?mails? (?:are|is|will be) (?:ever )?sent\b/i
const sendsNone = denied(
  'sen(?:d|ds|t|ding)|writ(?:e|es|ten|ing)|gets?|receiv(?:e|es|ed)|deliver(?:s|ed)?|e-?mails?|newsletters?|mail|spam|letters',
)
const ofMarketing = /\b(?:marketing|promotional|junk|spam|newsletters?|unwanted|advertis\w+)\b/i

const foreign = String.raw`(?:third[- ]party|other compan\w+[’']?s?|(?:any|no)one else[’']s|outside|external|foreign|anybody else[’']s|someone else[’']s|cloudflare[’']?s?|other sites?[’']?s?|other parties[’']?)`
const noForeign = new RegExp(
  String.raw`\bno (?:${foreign}|captchas?|turnstile)(?: (?:scripts?|code|content|services?|servers?|requests?|trackers?|files?|tools?|captchas?))?\b|\bfree of (?:${foreign}|captchas?)|\bbrowser (?:only )?(?:talks?|connects?|speaks?)\b[^.]*\b(?:only|nobody|no one|alone)\b|\b(?:everything|all(?: files| scripts| code)?|each file) (?:is loaded|is served|comes|loads?|runs?)[^.,;:]{0,20} from (?:our|this|my)\b`,
  'i',
)
const loadsNothingForeign = denied(
  String.raw`(?:runs?|loads?|loaded|uses?|used|contains?|includes?|embeds?|needs?|connects? to|talks? to|asks?|solve|show(?:s|n)?)\b[^.,;:]{0,30}\b(?:${foreign}|captchas?)`,
)
const foreignLoads = new RegExp(
  String.raw`\b(?:none|nothing)\b[^.,;:]{0,30}\b(?:is|are) (?:loaded|served|run) (?:from|by) ${foreign}`,
  'i',
)
const foreignData = /\b(?:trackers?|services?|servers?|tools?|requests?)\b/i

const noAnalytics =
  /\bno (?:web |third[- ]party |google )?analytics\b|\bno (?:tracking|trackers?|profiling|google)\b|\b(?:track(?:er|ing)|analytics|google)-free\b|\bwithout (?:any )?(?:tracking|trackers?|analytics|google)\b|\bfree of (?:any )?(?:tracking|trackers?|analytics)\b/i
const tracksNobody = denied(
  String.raw`(?:track|profile|follow|analy[sz]e|monitor|watch|measure)(?:s|d|ed|ing)? (?:you|your|visitors?|people|anyone|what you|how you|users?)\b(?! (?:to|across|on|around) (?:other|the|any))|(?:be(?:ing)?|is|are|get) (?:tracked|profiled|followed|analy[sz]ed|monitored)`,
)
const usesNoAnalytics = denied(
  String.raw`(?:use[sd]?|runs?|include[sd]?|tells?|works? with|rely|relies|embeds?|ha(?:s|ve)|involved?|shares?|sends?)\b[^.,;:]{0,30}\b(?:google|analytics|trackers?|tracking)|(?:google|analytics|trackers?|tracking)\b[^.,;:]{0,30}\b(?:used|involved|run|here|told|sees?|learns?|knows?|counts?)`,
)
const countsNothing = denied(
  String.raw`(?:counts?|counted|logs?|records?)\b[^.,;:]{0,20}\b(?:visits?|visitors?|clicks?|you)|(?:visits?|clicks?) (?:is|are) (?:counted|logged|recorded)`,
)

const noCookies =
  /\b(?:uses?|sets?|has|have|with|there are|needs?|stores?|places?|leaves?) no cookies\b|\bcookie-free\b|\bwithout (?:any |a single )?cookies?\b|^no cookies\b/i
const setsNoCookies = denied(
  String.raw`(?:uses?|sets?|places?|stores?|leaves?|needs?)\b[^.,;:]{0,15}\bcookies`,
)
const ofOthers = /\b(?:third[- ]party|tracking|advertis\w+|marketing|other compan\w+|analytics) cookies\b/i

const noAds =
  /\bno (?:ads?|advertis\w+|sponsored|banners?)\b|\bad(?:vert\w*)?[- ]free\b|\b(?:without|free of) (?:any )?(?:ads?|advertis\w+)\b/i
const showsNoAds = denied(
  String.raw`(?:show(?:s|n)?|sells?|runs?|carr(?:y|ies)|displays?|ha(?:s|ve)|takes?|sees?)\b[^.,;:]{0,25}\b(?:ads?|advertis(?:ing|ements?))`,
)

/** The promises about what the service does to its visitors. */
export const serviceClaims: readonly Claim[] = [
  {
    is: 'no one calls or contacts a visitor, no calls, no agents',
    where:
      '`LEADS` is not set, or the sentence says “unless you ask”, and `leadsByDisclosure` is not set. It is read by a lawyer where real carriers get answers',
    judge(sentence, { site }) {
      if (!callsNobody.test(sentence) && !noCalls.test(sentence)) return null
      if (/\bcalls?\b/i.test(sentence) && /\bdouble|\bcall (?:it|that|this)\b/i.test(sentence)) return null
      if (site.emailPassedOn && !disclosed.test(sentence) && !/\b(?:calls?|phone)\b/i.test(sentence))
        return {
          isFalse: `leadsByDisclosure in site.json lets ${site.agent} write to visitors. ${onlyWithout('email passed on')}`,
        }
      if (asked.test(sentence)) return null
      if (site.agent !== undefined)
        return {
          isFalse: `${site.agent} calls or writes to visitors who ask for it (LEADS). Write “unless you ask”, or put {{^agent}} before it and {{/agent}} after it.`,
        }
      return site.passedOn.length > 0
        ? { isUnsure: 'insurers outside this service get answers. What do they agree to?' }
        : null
    },
  },
  {
    is: 'no phone number is asked for',
    where: '`LEADS` is not set, or the sentence says “unless you ask”, “on this page” or “to see prices”',
    judge(sentence, { site }) {
      if (!topics.phone.test(sentence) || !asksNoNumber.test(sentence)) return null
      if (site.agent === undefined || asked.test(sentence) || forPrices.test(sentence)) return null
      return {
        isFalse: `who asks ${site.agent} for a call gives a phone number (LEADS). Write that none is needed to see prices, or put {{^agent}} before it and {{/agent}} after it.`,
      }
    },
  },
  {
    is: 'no email is sent',
    where:
      'SMTP_URL is not set, as production needs it, or the sentence says “unless you ask”. “No marketing” is read by a lawyer with `leadsByDisclosure`',
    judge(sentence, { site }) {
      if (!anEmail.test(sentence) || !sendsNone.test(sentence)) return null
      if (
        ofMarketing.test(sentence) ||
        asked.test(sentence) ||
        /\byou (?:did|do)(?:n[’']t| not) ask\b|\babout (?:it|this|that|these|such|changes?|each|every)\b/i.test(
          sentence,
        )
      )
        return site.emailPassedOn
          ? { isUnsure: `leadsByDisclosure in site.json lets ${site.agent} write to visitors.` }
          : null
      return site.sendsMail
        ? {
            isFalse: `SMTP_URL is set, as production needs it, so visitors are sent email. ${onlyWithout('mail sent')}`,
          }
        : null
    },
  },
  {
    is: 'no other company’s scripts, nothing is loaded from elsewhere, no captcha',
    where:
      'TURNSTILE_SITE_KEY is not set. “No third-party services” is read by a lawyer with `GA4_ID` or a maps service',
    judge(sentence, { site }) {
      const said = [noForeign, loadsNothingForeign, foreignLoads].some(pattern => pattern.test(sentence))
      if (!said || /\bcookies?\b/i.test(sentence)) return null
      if (site.isHostedChallenge && !optedOut.test(sentence))
        return { isFalse: `TURNSTILE_SITE_KEY is set. ${onlyWithout('hosted challenge')}` }
      return foreignData.test(sentence) && (site.mayShare || site.mapsService !== undefined)
        ? { isUnsure: 'GA4_ID or MAPS_PROVIDER is set: this server asks others.' }
        : null
    },
  },
  {
    is: 'no analytics, no tracking, no Google, no one counts visits',
    where:
      '`GA4_ID` is not set, or the sentence says “unless you allow it”, and `MAPS_PROVIDER` is not `google` where it names Google. “Visits aren’t counted” only of browsers that ask not to be tracked',
    judge(sentence, { site }) {
      const isOfTracking = [noAnalytics, tracksNobody, usesNoAnalytics].some(pattern =>
        pattern.test(sentence),
      )
      if (optedOut.test(sentence)) return null
      if (
        isOfTracking &&
        site.mayShare &&
        !/\b(?:unless|until|only if|without) [^.]*\b(?:allow|agree|consent|permission|say|you)\b/i.test(
          sentence,
        )
      )
        return { isFalse: `GA4_ID is set. ${onlyWithout('counts shared')}` }
      if (isOfTracking && /\bgoogle\b/i.test(sentence) && site.mapsService?.startsWith('Google'))
        return { isFalse: `MAPS_PROVIDER is google. ${onlyWithout('maps service')}` }
      return countsNothing.test(sentence)
        ? {
            isFalse: `visits are counted for ${site.eventDays} days, without a name. Say it of browsers that ask not to be tracked, or leave it out.`,
          }
        : null
    },
  },
  {
    is: 'no cookies',
    where: 'never: two are needed. “No advertising cookies” may be said',
    judge: sentence =>
      (noCookies.test(sentence) || setsNoCookies.test(sentence)) && !ofOthers.test(sentence)
        ? { isFalse: 'two cookies are needed on every site. Write what they are for, or leave it out.' }
        : null,
  },
  {
    is: 'no ads',
    where: 'no network of ads is loaded, or the sentence says “unless you ask”',
    judge(sentence, { carriers }) {
      if (!noAds.test(sentence) && !showsNoAds.test(sentence)) return null
      const isThere = carriers.some(({ lines }) =>
        Object.values(lines).some(({ connector }) => connector.via === 'ads'),
      )
      return isThere && !asked.test(sentence) && !/\bfirst (?:three|3)\b/i.test(sentence)
        ? { isFalse: 'a network of ads is loaded. Write “unless you ask for more results”, or load none.' }
        : null
    },
  },
]
