import { sellsPolicies } from '../facts.ts'
import { type Claim, onlyWithout } from './claim.ts'
import { numberOf } from './number-word.ts'
import { denied } from './vocabulary.ts'

const fictional =
  /\b(?:fictional|fictitious|imaginary|invented|this (?:is|site is) (?:only )?a (?:demonstration|demo)|this demonstration|(?:prices|insurers|carriers) (?:\w+ )?(?:are|aren[’']t|are not) (?:all )?(?:made up|real)|not real (?:insurers|carriers|prices))\b/i
const areReal =
  /\b(?:all|every|each|only)\b[^.]{0,30}\b(?:real|licensed|admitted|actual|genuine)\b|\b(?:insurers?|carriers?|prices|quotes)\b[^.]{0,20}\b(?:are|is|come from|comes from) (?:all |only )?(?:real|licensed|admitted|actual|genuine)\b|\breal (?:prices|quotes) (?:from|of) real\b/i

const cannotBuy =
  /\b(?:can[’']t|cannot|can not) (?:buy|purchase)\b[^.]{0,20}\b(?:polic|insurance|here|it)|\bno (?:policy|policies|insurance) (?:can|may) be (?:bought|bound|purchased)|\bno (?:policy|policies|insurance) (?:is|are) sold\b|\b(?:not|n[’']t) (?:sell|offer|issue) (?:any )?(?:polic|insurance)/i
const sellsNothing = /\b(?:sells?|sold|offers?) (?:nothing|none|no (?:insurance|polic))/i

const unpaid = denied('(?:pays?|paid) (?:us|me|for)|earns?|commissions?|referral fees?|kickbacks?')
const credit =
  /\b(?:affect|hurt|impact|touch|lower|harm|change|ding)s? your credit\b|\bno (?:hard |soft )?credit (?:check|pull|inquir)|\bcredit (?:score )?(?:stays|is safe|isn[’']t|won[’']t)/i

/** The promises about the insurers here, what they sell and where. */
export const marketClaims: readonly Claim[] = [
  {
    is: 'carriers are fictional, prices are made up, this is a demonstration',
    where: 'no real carrier is loaded; of all carriers only where all are fictional',
    judge: (sentence, { site }) =>
      fictional.test(sentence) &&
      (site.demo === undefined ||
        (site.demo === 'some' &&
          /\b(?:all|every|the) (?:carriers?|insurers?)\b(?! (?:with|marked))/i.test(sentence)))
        ? {
            isFalse:
              'real carriers are loaded. Put {{#only demonstration carriers}} before it and {{/only demonstration carriers}} after it, or leave it out.',
          }
        : null,
  },
  {
    is: 'all insurers or prices are real or licensed',
    where: 'no demonstration carrier is shown; “licensed” is read by a lawyer',
    judge(sentence, { site }) {
      if (!areReal.test(sentence) || fictional.test(sentence)) return null
      if (site.demo !== undefined)
        return {
          isFalse:
            'demonstration carriers are shown. Name none in demoCarriers of site.json, or put {{^any demonstration carriers}} before it and {{/any demonstration carriers}} after it.',
        }
      return /\b(?:licensed|admitted)\b/i.test(sentence)
        ? { isUnsure: 'nothing here knows the licenses of insurers.' }
        : null
    },
  },
  {
    is: 'no policy can be bought here',
    where: 'no real carrier sells its policies here (`binds`)',
    judge: (sentence, { carriers }) =>
      (cannotBuy.test(sentence) || sellsNothing.test(sentence)) &&
      sellsPolicies(carriers) &&
      !/\(demo\)/.test(sentence)
        ? {
            isFalse: `a carrier with "demo": false sells policies on this site ("binds"). ${onlyWithout('policies sold')}`,
          }
        : null,
  },
  {
    is: 'no one pays for the site, no commissions',
    where: 'all carriers are fictional; else it is read by a lawyer',
    judge: (sentence, { carriers }) =>
      unpaid.test(sentence) &&
      !/\bbetter (?:spot|place|rank)|\border of\b/i.test(sentence) &&
      carriers.some(({ demo }) => !demo)
        ? { isUnsure: 'real carriers are shown. What do they pay?' }
        : null,
  },
  {
    is: 'a quote leaves a visitor’s credit alone',
    where: 'no carrier with `"demo": false` is asked over a wire; else it is read by a lawyer',
    judge: (sentence, { site }) =>
      credit.test(sentence) && site.passedOn.length > 0
        ? {
            isUnsure: 'insurers outside this service are asked. Do they look at credit for a quote, and how?',
          }
        : null,
  },
  {
    is: 'all 50 states',
    where: 'carriers sell in all of them',
    judge: (sentence, { site }) =>
      /\b(?:all (?:50|fifty|the|US|U\.S\.) ?states|(?:in|from|across|of) (?:every|each|all|any) (?:US |U\.S\. )?states?|nationwide|coast to coast|all over the (?:country|US)|anywhere in the (?:US|country|United States))\b/i.test(
        sentence,
      ) &&
      !site.soldIn.startsWith('all ') &&
      /\b(?:compar|quot|insur|sell|sold|serve|offer|available|price)/i.test(sentence)
        ? { isFalse: `carriers sell in ${site.soldIn}. Write {{states}}.` }
        : null,
  },
  {
    is: 'three kinds of insurance',
    where: 'carriers sell as many',
    judge(sentence, { site }) {
      const [, count = ''] = /\b(\w+) (?:kinds|lines|types) of insurance\b/i.exec(sentence) ?? []
      const said = numberOf(count)
      return said < 1 || said === site.lines.length
        ? null
        : { isFalse: `carriers sell ${site.lines.length}: ${site.lines.join(', ')}. Write {{lines}}.` }
    },
  },
]
